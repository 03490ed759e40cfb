import { type Static, Type } from 'typebox';
import { PAGE_SIZE_MAX } from '../../limits.ts';
import { MessageBody } from '../../messages/MessageBody.ts';
import { runStatuses } from '../../vocabulary/flowVocabulary.ts';
import { Body, type CallContract, Success } from '../call.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const RunInfo = Type.Object({
  id: Type.String(),
  /** The value for the header Fanfare-Account. */
  accountId: Type.Optional(Type.String()),
  flow: Type.Object({ id: Type.String(), name: Type.String(), version: Type.Integer() }),
  contact: Type.Object({ id: Type.String(), igsid: Type.String(), username: Nullable(Type.String()) }),
  status: Type.Enum(runStatuses),
  error: Nullable(Type.String()),
  errorMessage: MessageBody,
  startedAt: Type.String(),
  endedAt: Nullable(Type.String()),
  waitingUntil: Nullable(Type.String()),
  /** If true, nothing reaches a contact. */
  isSimulated: Type.Boolean(),
});
export type RunInfo = Static<typeof RunInfo>;

const RunStep = Type.Object({
  stepNo: Type.Integer(),
  nodeId: Type.String(),
  nodeType: Type.String(),
  result: Type.String(),
  detail: Type.String(),
  message: MessageBody,
  at: Type.String(),
});

const SendCall = Type.Object({
  at: Type.String(),
  durationMs: Type.Integer(),
  /** `uncertain` means that the response was lost, so the message may have been delivered. */
  result: Type.Enum(['ok', 'certain', 'temporary', 'throttled', 'token_dead', 'uncertain']),
  /** Instagram's error numbers and trace id. */
  code: Nullable(Type.Integer()),
  subcode: Nullable(Type.Integer()),
  traceId: Nullable(Type.String()),
});

const RunMessage = Type.Object({
  id: Type.String(),
  text: Type.String(),
  state: Type.Enum(['intent', 'sending', 'sent', 'failed', 'unconfirmed', 'parked', 'cancelled']),
  messageId: Nullable(Type.String()),
  /** `automation` is one of its actions; `flow` is a node of its bot flow. */
  author: Type.Enum(['flow', 'automation']),
  /** Age of the contact's last message at the last attempt; null before it. */
  windowAgeSeconds: Nullable(Type.Integer()),
  attempts: Type.Integer(),
  error: Nullable(Type.String()),
  errorMessage: MessageBody,
  createdAt: Type.String(),
  calls: Type.Array(SendCall),
  sentAs: Type.Optional(Type.Enum(['message', 'private_reply', 'comment_reply', 'comment_hide'])),
});

export const RunStory = Type.Object({
  ...RunInfo.properties,
  triggerEventId: Nullable(Type.String()),
  input: Type.String(),
  variables: Type.Record(Type.String(), Type.String()),
  tags: Type.Array(Type.String()),
  steps: Type.Array(RunStep),
  messages: Type.Array(RunMessage),
  /** What each branch of a waiting run waits for, the earliest first. `until` is null without a time limit. */
  waits: Type.Optional(
    Type.Array(
      Type.Object({
        nodeId: Type.String(),
        for: Type.Enum(['time', 'reply', 'response']),
        until: Nullable(Type.String()),
      }),
    ),
  ),
});
export type RunStory = Static<typeof RunStory>;

export const runsCalls = {
  'GET /api/runs': {
    summary: 'Runs of the user, newest first',
    access: 'signed-in',
    permission: 'workspace.view',
    filtersByAccount: true,
    query: Body({
      flowId: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      contactId: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      status: Type.Optional(Type.Enum(runStatuses)),
      /**
       * Returns runs that reached this node. With status `waiting` or `failed`, returns only runs that wait
       * or failed there.
       */
      nodeId: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      /** ISO 8601, inclusive. */
      since: Type.Optional(Type.String({ maxLength: 40 })),
      isSimulated: Type.Optional(Type.Boolean()),
      cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX })),
    }),
    response: Success({ data: Type.Object({ runs: Type.Array(RunInfo), nextCursor: Nullable(Type.String()) }) }),
  },
  'GET /api/runs/waiting': {
    summary: 'How many people wait at each node of a flow now, tests left out',
    access: 'signed-in',
    permission: 'workspace.view',
    filtersByAccount: true,
    query: Body({ flowId: Type.String({ minLength: 1, maxLength: 200 }) }),
    response: Success({ data: Type.Array(Type.Object({ nodeId: Type.String(), people: Type.Integer() })) }),
  },
  'GET /api/runs/{id}': {
    summary: 'One run with its steps and its messages',
    access: 'signed-in',
    permission: 'workspace.view',
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) }),
    response: Success({ data: RunStory }),
  },
} as const satisfies Record<string, CallContract>;
