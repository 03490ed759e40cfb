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
  /** Of `loaded` and `drawn`: since it was asked for. */
  ms: Type.Optional(Type.Integer({ minimum: 0, maximum: BOOT_MS_MAX })),
  /** Of `drawn`: all its files that this page needed came out of the browser's cache, so the time is not that of a first visit. */
  isCached: Type.Optional(Type.Boolean()),
  /** Of `failed`. */
  phase: Type.Optional(Type.Enum(bootPhases)),
  kind: Type.Optional(Type.Enum(bootFailures)),
});
export type Boot = Static<typeof Boot>;

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** What browsers tell of a build. */
const figures = {
  loaded: Type.Integer(),
  failed: Type.Integer(),
  drawn: Type.Integer(),
  crashed: Type.Integer(),
  /** From being asked for to being drawn: three in four pages are faster. */
  p75Ms: Nullable(Type.Integer()),
};

const BuildHealth = Type.Object({
  ...figures,
  failures: Type.Array(Type.Object({ phase: Type.Enum(bootPhases), kind: Type.Enum(bootFailures), count: Type.Integer() })),
});

export const ReleasedBuild = Type.Object({
  build: Type.String(),
  /** `earlier`: people got it once, and going back may reach it. */
  state: Type.Enum(['live', 'rollout', 'fallback', 'earlier']),
  health: Nullable(BuildHealth),
  /** Of the last two days, oldest first; hours in which nobody told anything are not there. */
  hours: Type.Array(Type.Object({ hour: Type.String(), ...figures })),
});
export type ReleasedBuild = Static<typeof ReleasedBuild>;

export const ReleasedRemote = Type.Object({
  name: Type.String(),
  title: Type.String(),
  /** In other languages than English, by the language. */
  titles: Type.Optional(Type.Record(Type.String(), Type.String())),
  owner: Type.String(),
  /** What is live first or after the rollout, then what was before it. */
  builds: Type.Array(ReleasedBuild),
  rollout: Nullable(
    Type.Object({
      build: Type.String(),
      traffic: Type.Number(),
      pausedAt: Nullable(Type.Number()),
      /** Of one that drives itself: what comes next, and what is missing until then. */
      auto: Nullable(Type.String()),
    }),
  ),
  /** Published builds that wait for the approval of an admin who did not publish them, newest first. */
  waiting: Type.Array(
    Type.Object({
      build: Type.String(),
      /** Holder of the deploy token, or a user of the server's machine; null when that was not recorded. */
      publishedBy: Nullable(Type.String()),
      publishedAt: Type.String(),
    }),
  ),
  /** People who get one build whatever the others get. */
  pins: Type.Array(
    Type.Object({
      userId: Type.String(),
      /** Null when the account is gone. */
      username: Nullable(Type.String()),
      build: Type.String(),
    }),
  ),
  /** Latest first. */
  history: Type.Array(
    Type.Object({
      seq: Type.Integer(),
      at: Type.String(),
      by: Type.String(),
      kind: Type.Enum([...releaseChanges, 'retire', 'wait', 'verdict', 'publish', 'approve', 'pin', 'unpin']),
      build: Nullable(Type.String()),
      traffic: Nullable(Type.Number()),
      liveBefore: Nullable(Type.String()),
      /** Of a decision that a rollout made by itself. */
      because: Nullable(Type.String()),
      /** Of a tester's verdict. */
      verdict: Nullable(Type.Object({ passed: Type.Boolean(), note: Type.String() })),
      /** Of a pin: whose. Null when the account is gone. */
      username: Nullable(Type.String()),
      /** A rollout that drives itself from here on. */
      isAuto: Type.Boolean(),
      evidence: Type.Array(Type.Object({ build: Type.String(), ...figures })),
    }),
  ),
});
export type ReleasedRemote = Static<typeof ReleasedRemote>;

export const CspReport = Type.Object({
  /** For example `img-src`. */
  directive: Type.String(),
  /** URL without query, or a word such as `inline`; empty where it is counted with others. */
  blocked: Type.String(),
  /** Path of the page. */
  page: Type.String(),
  /** Script and line. */
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
    response: Success({ data: Type.Object({ remotes: Type.Array(ReleasedRemote) }) }),
  },
  'GET /api/releases/access': {
    summary: 'Whether somebody may see and change releases',
    access: 'signed-in',
    response: Success({ data: Type.Object({ isStaff: Type.Boolean() }) }),
  },
  'GET /api/releases/csp-reports': {
    summary: 'What browsers of the last 30 days refused by the content security policy, the latest first; for staff',
    access: 'signed-in',
    response: Success({ data: Type.Object({ reports: Type.Array(CspReport) }) }),
  },
  'POST /api/releases/changes': {
    summary: 'Change what is live of a remote; for staff',
    access: 'signed-in',
    idempotency: 'rerun',
    body: Body({
      remote: Type.String({ pattern: REMOTE_NAME_PATTERN }),
      kind: Type.Enum(releaseChanges),
      /** What this person saw as live: when something else is by now, nothing is changed. */
      liveIs: Type.String({ pattern: BUILD_NAME_PATTERN }),
      /** Of a release or a rollout. */
      build: Type.Optional(Type.String({ pattern: BUILD_NAME_PATTERN })),
      /** Of a rollout, in percent. */
      traffic: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
      /** Of a rollout: from there on it goes on or back by itself. */
      auto: Type.Optional(Type.Boolean()),
    }),
    response: Success({ seq: Type.Integer() }),
  },
  'POST /api/releases/approvals': {
    summary: 'Approve a published build, so that it can go live or to a share of users; for an admin who did not publish it',
    access: 'signed-in',
    body: Body({
      remote: Type.String({ pattern: REMOTE_NAME_PATTERN }),
      build: Type.String({ pattern: BUILD_NAME_PATTERN }),
    }),
    response: Success({}),
  },
  'POST /api/releases/pins': {
    summary: 'Give one person a build, whatever the others get; for staff',
    access: 'signed-in',
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
    body: Body({ remote: Type.String({ pattern: REMOTE_NAME_PATTERN }), userId: Type.String({ minLength: 1, maxLength: 100 }) }),
    response: Success({}),
  },
  'POST /api/releases/tickets': {
    summary: 'Leave for one tab to use builds that are not live, or those that were live at a moment; for staff',
    access: 'signed-in',
    body: Body({
      /** By remote. */
      builds: Type.Optional(
        Type.Record(Type.String({ pattern: REMOTE_NAME_PATTERN }), Type.String({ pattern: BUILD_NAME_PATTERN }), {
          minProperties: 1,
          maxProperties: 50,
        }),
      ),
      /** Instead of builds: what was live at this moment, ISO 8601. */
      asOf: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      /** For testers: it lasts a week, and whoever has it may say whether the build does what it should. */
      isForTesters: Type.Optional(Type.Boolean()),
    }),
    response: Success({
      data: Type.Object({
        /** Addresses of manifests with their tickets, by remote. */
        addresses: Type.Record(Type.String(), Type.String()),
        /** ISO 8601. */
        until: Type.String(),
        /** Of a moment: remotes of which the build of then is gone, or was not there yet. They stay as they are. */
        missing: Type.Array(Type.Object({ remote: Type.String(), build: Nullable(Type.String()) })),
      }),
    }),
  },
  'POST /api/releases/verdicts': {
    summary: 'Say of a build whether it does what it should; for whoever has a ticket for testers',
    access: 'signed-in',
    body: Body({
      remote: Type.String({ pattern: REMOTE_NAME_PATTERN }),
      /** Of the manifest, with the ticket. */
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
      /** Those of builds that this registry knows. */
      counted: Type.Integer(),
    }),
  },
} as const satisfies Record<string, CallContract>;
