import { type Static, Type } from 'typebox';
import {
  BOOT_MS_MAX,
  BOOTS_MAX,
  BUILD_NAME_PATTERN,
  bootFailures,
  bootPhases,
  bootSteps,
  REMOTE_NAME_PATTERN,
  releaseChanges,
} from '../vocabulary/releaseVocabulary.ts';
import { Body, type CallContract, Success } from './call.ts';

const Boot = Body({
  remote: Type.String({ pattern: REMOTE_NAME_PATTERN }),
  build: Type.String({ pattern: BUILD_NAME_PATTERN }),
  step: Type.Enum(bootSteps),
  /** Milliseconds since the request; for `loaded` and `drawn`. */
  ms: Type.Optional(Type.Integer({ minimum: 0, maximum: BOOT_MS_MAX })),
  /** For `drawn`: true if loaded from the browser's cache, unlike a first visit. */
  isCached: Type.Optional(Type.Boolean()),
  phase: Type.Optional(Type.Enum(bootPhases)),
  kind: Type.Optional(Type.Enum(bootFailures)),
});
export type Boot = Static<typeof Boot>;

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const figures = {
  loaded: Type.Integer(),
  failed: Type.Integer(),
  drawn: Type.Integer(),
  crashed: Type.Integer(),
  /** Time from the request to the first render. */
  p75Ms: Nullable(Type.Integer()),
};

const BuildHealth = Type.Object({
  ...figures,
  failures: Type.Array(Type.Object({ phase: Type.Enum(bootPhases), kind: Type.Enum(bootFailures), count: Type.Integer() })),
});

export const ReleasedBuild = Type.Object({
  build: Type.String(),
  /** `earlier` builds were live once, so a rollback may select them. */
  state: Type.Enum(['live', 'rollout', 'fallback', 'earlier']),
  health: Nullable(BuildHealth),
  /** The last two days, oldest hour first, without empty hours. */
  hours: Type.Array(Type.Object({ hour: Type.String(), ...figures })),
});
export type ReleasedBuild = Static<typeof ReleasedBuild>;

export const ReleasedRemote = Type.Object({
  name: Type.String(),
  title: Type.String(),
  /** By language, except English. */
  titles: Type.Optional(Type.Record(Type.String(), Type.String())),
  owner: Type.String(),
  builds: Type.Array(ReleasedBuild),
  rollout: Nullable(
    Type.Object({
      build: Type.String(),
      traffic: Type.Number(),
      pausedAt: Nullable(Type.Number()),
      /** The next step and its unmet conditions. */
      auto: Nullable(Type.String()),
    }),
  ),
  /** Changes that need the approval of another admin, newest first. */
  waiting: Type.Array(
    Type.Object({
      build: Type.String(),
      /** A deploy token, or a user of the server's machine. */
      publishedBy: Nullable(Type.String()),
      publishedAt: Type.String(),
    }),
  ),
  pins: Type.Array(
    Type.Object({
      userId: Type.String(),
      /** Null if the account was deleted. */
      username: Nullable(Type.String()),
      build: Type.String(),
    }),
  ),
  history: Type.Array(
    Type.Object({
      seq: Type.Integer(),
      at: Type.String(),
      by: Type.String(),
      kind: Type.Enum([...releaseChanges, 'retire', 'wait', 'verdict', 'publish', 'approve', 'pin', 'unpin']),
      build: Nullable(Type.String()),
      traffic: Nullable(Type.Number()),
      liveBefore: Nullable(Type.String()),
      because: Nullable(Type.String()),
      verdict: Nullable(Type.Object({ passed: Type.Boolean(), note: Type.String() })),
      /** Null if the account was deleted. */
      username: Nullable(Type.String()),
      isAuto: Type.Boolean(),
      evidence: Type.Array(Type.Object({ build: Type.String(), ...figures })),
    }),
  ),
});
export type ReleasedRemote = Static<typeof ReleasedRemote>;

export const CspReport = Type.Object({
  directive: Type.String(),
  /** A URL without its query, or a keyword such as `inline`; empty for aggregated reports. */
  blocked: Type.String(),
  page: Type.String(),
  source: Type.String(),
  sample: Type.String(),
  count: Type.Integer(),
  firstAt: Type.String(),
  lastAt: Type.String(),
});
export type CspReport = Static<typeof CspReport>;

export const releasesCalls = {
  'GET /api/releases': {
    summary: 'What is live of every remote, what browsers tell of it, and who changed what; for staff',
    access: 'signed-in',
    permission: 'self',
    response: Success({ data: Type.Object({ remotes: Type.Array(ReleasedRemote) }) }),
  },
  'GET /api/releases/access': {
    summary: 'Whether somebody may see and change releases',
    access: 'signed-in',
    permission: 'self',
    response: Success({ data: Type.Object({ isStaff: Type.Boolean() }) }),
  },
  'GET /api/releases/csp-reports': {
    summary: 'What browsers of the last 30 days refused by the content security policy, the latest first; for staff',
    access: 'signed-in',
    permission: 'self',
    response: Success({ data: Type.Object({ reports: Type.Array(CspReport) }) }),
  },
  'POST /api/releases/changes': {
    summary: 'Change what is live of a remote; for staff',
    access: 'signed-in',
    permission: 'self',
    idempotency: 'rerun',
    body: Body({
      remote: Type.String({ pattern: REMOTE_NAME_PATTERN }),
      kind: Type.Enum(releaseChanges),
      /** The live build that the admin saw. Rejected if it has changed. */
      liveIs: Type.String({ pattern: BUILD_NAME_PATTERN }),
      build: Type.Optional(Type.String({ pattern: BUILD_NAME_PATTERN })),
      /** In percent. */
      traffic: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
      auto: Type.Optional(Type.Boolean()),
    }),
    response: Success({ seq: Type.Integer() }),
  },
  'POST /api/releases/approvals': {
    summary: 'Approve a published build, so that it can go live or to a share of users; for an admin who did not publish it',
    access: 'signed-in',
    permission: 'self',
    body: Body({
      remote: Type.String({ pattern: REMOTE_NAME_PATTERN }),
      build: Type.String({ pattern: BUILD_NAME_PATTERN }),
    }),
    response: Success({}),
  },
  'POST /api/releases/pins': {
    summary: 'Give one person a build, whatever the others get; for staff',
    access: 'signed-in',
    permission: 'self',
    body: Body({
      remote: Type.String({ pattern: REMOTE_NAME_PATTERN }),
      build: Type.String({ pattern: BUILD_NAME_PATTERN }),
      username: Type.String({ minLength: 1, maxLength: 100 }),
    }),
    response: Success({}),
  },
  'POST /api/releases/pins/end': {
    summary: 'Give somebody with a pin what everybody gets again; for staff',
    access: 'signed-in',
    permission: 'self',
    body: Body({ remote: Type.String({ pattern: REMOTE_NAME_PATTERN }), userId: Type.String({ minLength: 1, maxLength: 100 }) }),
    response: Success({}),
  },
  'POST /api/releases/tickets': {
    summary: 'Leave for one tab to use builds that are not live, or those that were live at a moment; for staff',
    access: 'signed-in',
    permission: 'self',
    body: Body({
      builds: Type.Optional(
        Type.Record(Type.String({ pattern: REMOTE_NAME_PATTERN }), Type.String({ pattern: BUILD_NAME_PATTERN }), {
          minProperties: 1,
          maxProperties: 50,
        }),
      ),
      /** Selects the builds that were live at this time (ISO 8601), instead of `builds`. */
      asOf: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      /** Valid for a week; testers may report a verdict. */
      isForTesters: Type.Optional(Type.Boolean()),
    }),
    response: Success({
      data: Type.Object({
        /** Manifest URLs with tickets, by remote. */
        /** Manifest URLs with tickets, by remote. */
        addresses: Type.Record(Type.String(), Type.String()),
        until: Type.String(),
        /** With `asOf`, lists remotes without such a build. */
        missing: Type.Array(Type.Object({ remote: Type.String(), build: Nullable(Type.String()) })),
      }),
    }),
  },
  'POST /api/releases/verdicts': {
    summary: 'Say of a build whether it does what it should; for whoever has a ticket for testers',
    access: 'signed-in',
    permission: 'self',
    body: Body({
      remote: Type.String({ pattern: REMOTE_NAME_PATTERN }),
      address: Type.String({ minLength: 1, maxLength: 1_000 }),
      passed: Type.Boolean(),
      note: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    response: Success({}),
  },
  'POST /api/releases/boots': {
    summary: 'Tell how builds started in a page; nothing about who looks at it is sent or kept',
    access: 'public',
    body: Body({ boots: Type.Array(Boot, { minItems: 1, maxItems: BOOTS_MAX }) }),
    bodyLimit: 16 * 1024,
    response: Success({
      counted: Type.Integer(),
    }),
  },
} as const satisfies Record<string, CallContract>;
