import { type Static, Type } from 'typebox';
import { AccountIds, By, ChosenAccounts, NextPost } from '../../entities.ts';
import { AutomationCondition, Schedule } from '../../flows/startCondition.ts';
import { TriggerFilter } from '../../flows/triggerFilter.ts';
import {
  AUTOMATION_ACTIONS_MAX,
  AUTOMATION_CONDITIONS_MAX,
  AUTOMATION_DESCRIPTION_MAX_LENGTH,
  AUTOMATIONS_MAX,
  FLOW_NAME_MAX_LENGTH,
  KEYWORD_MAX_LENGTH,
  MORE_KEYWORDS_MAX,
  TAG_MAX_LENGTH,
  TEST_TEXT_MAX_LENGTH,
  VARIABLE_NAME_MAX_LENGTH,
  VARIABLE_VALUE_MAX_LENGTH,
} from '../../limits.ts';
import { MessageBody } from '../../messages/MessageBody.ts';
import { considerationReasons, probeSurfaces } from '../../vocabulary/automationVocabulary.ts';
import { runStatuses, triggerTypes } from '../../vocabulary/flowVocabulary.ts';
import { Body, type CallContract, Success } from '../call.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Id = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) });
const Word = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

export const AutomationAction = Type.Union([
  Body({ type: Type.Literal('reply'), text: Word(10_000) }),
  /** Allowed once, as the last action. */
  Body({ type: Type.Literal('run_flow'), flowId: Type.String({ minLength: 1, maxLength: 200 }) }),
  Body({ type: Type.Enum(['add_tag', 'remove_tag']), tag: Word(TAG_MAX_LENGTH) }),
  Body({
    type: Type.Literal('set_variable'),
    name: Word(VARIABLE_NAME_MAX_LENGTH),
    value: Type.String({ maxLength: VARIABLE_VALUE_MAX_LENGTH }),
  }),
]);
export type AutomationAction = Static<typeof AutomationAction>;

export const TriggerSettings = Body({
  /** Applies to `keyword_detected`. Without it, the keyword conditions decide. */
  keyword: Type.Optional(Word(500)),
  /** If absent in an edit, the keywords stay unchanged. */
  keywords: Type.Optional(Type.Array(Word(KEYWORD_MAX_LENGTH), { maxItems: MORE_KEYWORDS_MAX })),
  schedule: Type.Optional(Schedule),
  filter: Type.Optional(TriggerFilter),
});
export type TriggerSettings = Static<typeof TriggerSettings>;

export const Automation = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  trigger: Type.Enum(triggerTypes),
  triggerSettings: TriggerSettings,
  conditions: Type.Array(AutomationCondition),
  actions: Type.Array(AutomationAction),
  isActive: Type.Boolean(),
  /** Evaluation order: the lowest first, and at equal priority the latest published. */
  priority: Type.Integer(),
  /** A `bot_flow` belongs to a published flow and has its name. */
  kind: Type.Enum(['automation', 'bot_flow']),
  flowId: Nullable(Type.String()),
  /** False if there is no action or the flow is not published. */
  isRunnable: Type.Boolean(),
  nextRunAt: Nullable(Type.String()),
  /** Applies to `time_based`; null if it never ran. */
  lastFired: Nullable(Type.Object({ at: Type.String(), contacts: Type.Integer() })),
  createdAt: Type.String(),
  updatedAt: Type.String(),
  by: By,
  accountIds: AccountIds,
  nextPost: Type.Optional(Nullable(NextPost)),
});
export type Automation = Static<typeof Automation>;

const PastRun = Type.Object({ id: Type.String(), at: Type.String(), error: Nullable(Type.String()), errorMessage: MessageBody });

export const AutomationActivity = Type.Object({
  automationId: Type.String(),
  /** Includes only real contacts. */
  lastRun: Nullable(Type.Object({ ...PastRun.properties, status: Type.Enum(runStatuses) })),
  runs: Type.Integer(),
  failed: Type.Integer(),
  /** Runs that started in each of the last seven days of 24 hours, oldest first. */
  daily: Type.Optional(Type.Array(Type.Integer())),
  lastFailure: Nullable(
    Type.Object({
      ...PastRun.properties,
      /** Null if the event was deleted. */
      eventId: Nullable(Type.String()),
    }),
  ),
});
export type AutomationActivity = Static<typeof AutomationActivity>;

export const Consideration = Type.Object({
  automationId: Type.String(),
  name: Type.String(),
  result: Type.Enum(['chosen', 'passed_over', 'no_match']),
  reason: Type.Enum(considerationReasons),
  detail: Type.String(),
  message: MessageBody,
});
export type Consideration = Static<typeof Consideration>;

const Name = Type.String({ minLength: 1, maxLength: FLOW_NAME_MAX_LENGTH, pattern: '\\S' });
const editable = {
  description: Type.Optional(Type.String({ maxLength: AUTOMATION_DESCRIPTION_MAX_LENGTH })),
  triggerSettings: Type.Optional(TriggerSettings),
  conditions: Type.Optional(Type.Array(AutomationCondition, { maxItems: AUTOMATION_CONDITIONS_MAX })),
  actions: Type.Optional(Type.Array(AutomationAction, { maxItems: AUTOMATION_ACTIONS_MAX })),
  isActive: Type.Optional(Type.Boolean()),
  accountIds: Type.Optional(ChosenAccounts),
  priority: Type.Optional(Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 })),
};

export const automationsCalls = {
  'GET /api/flows': {
    summary: 'All automations of the user, in the order in which they are evaluated',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Success({ data: Type.Array(Automation) }),
  },
  'GET /api/flows/activity': {
    summary: 'When each automation ran last for a real person, and how its runs of the last 7 days went',
    access: 'signed-in',
    permission: 'workspace.view',
    filtersByAccount: true,
    response: Success({ data: Type.Array(AutomationActivity) }),
  },
  'POST /api/flows': {
    summary: 'Create an automation; it is active unless said otherwise',
    access: 'signed-in',
    permission: 'flows.edit',
    idempotency: 'refuse',
    body: Body({ name: Name, trigger: Type.Enum(triggerTypes), ...editable }),
    status: 201,
    response: Success({ data: Automation }),
  },
  'PATCH /api/flows/order': {
    summary: 'Set the order in which automations are evaluated; those not named follow in their present order',
    access: 'signed-in',
    permission: 'flows.edit',
    body: Body({ ids: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: AUTOMATIONS_MAX }) }),
    response: Success({ data: Type.Array(Automation) }),
  },
  'PATCH /api/flows/{id}': {
    summary: 'Change what is given of an automation; name and actions of a bot flow are changed in the builder',
    access: 'signed-in',
    permission: 'flows.edit',
    params: Id,
    body: Body({ name: Type.Optional(Name), trigger: Type.Optional(Type.Enum(triggerTypes)), ...editable }),
    response: Success({ data: Automation }),
  },
  'PATCH /api/flows/{id}/toggle': {
    summary: 'Switch an automation on or off',
    access: 'signed-in',
    permission: 'flows.edit',
    idempotency: 'refuse',
    params: Id,
    query: Body({
      /** Without it, the other state. */
      isActive: Type.Optional(Type.Boolean()),
    }),
    response: Success({ data: Automation }),
  },
  'POST /api/flows/{id}/duplicate': {
    summary: 'Copy an automation; the copy is off',
    access: 'signed-in',
    permission: 'flows.edit',
    idempotency: 'refuse',
    params: Id,
    status: 201,
    response: Success({ data: Automation }),
  },
  'POST /api/flows/{id}/keywords': {
    summary: 'Let further keywords start an automation that starts by a keyword; those that it has are left out',
    access: 'signed-in',
    permission: 'flows.edit',
    params: Id,
    body: Body({ keywords: Type.Array(Word(KEYWORD_MAX_LENGTH), { minItems: 1, maxItems: MORE_KEYWORDS_MAX }) }),
    response: Success({ data: Automation }),
  },
  'DELETE /api/flows/{id}': {
    summary: 'Delete an automation; a bot flow stays and can be published again',
    access: 'signed-in',
    permission: 'flows.edit',
    idempotency: 'rerun',
    params: Id,
    response: Success({}),
  },
  'POST /api/flows/probe': {
    summary: 'What would answer this message, comment or other occasion, and why not the others; nothing is stored or sent',
    access: 'signed-in',
    permission: 'workspace.view',
    filtersByAccount: true,
    body: Body({
      text: Type.String({ maxLength: TEST_TEXT_MAX_LENGTH }),
      surface: Type.Optional(Type.Enum(probeSurfaces)),
      isFirstMessage: Type.Optional(Type.Boolean()),
      /** Applies to `comment`: Instagram's id of the post, and whether it is a reply. */
      mediaId: Type.Optional(Type.String({ maxLength: 100 })),
      isReply: Type.Optional(Type.Boolean()),
      /** Applies to `reaction`. */
      emoji: Type.Optional(Type.String({ maxLength: 50 })),
      /** Applies to `postback`. */
      payload: Type.Optional(Type.String({ maxLength: 1_000 })),
      /** Applies to `referral`. */
      ref: Type.Optional(Type.String({ maxLength: 2_000 })),
      source: Type.Optional(Type.String({ maxLength: 500 })),
      tags: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 })),
      variables: Type.Optional(Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 1_000 }))),
      /** ISO 8601; now if absent. */
      at: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    response: Success({
      data: Type.Object({
        chosen: Nullable(Type.String()),
        considered: Type.Array(Consideration),
        replies: Type.Array(Type.String()),
      }),
    }),
  },
} as const satisfies Record<string, CallContract>;
