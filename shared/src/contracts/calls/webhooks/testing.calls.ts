import { type Static, Type } from 'typebox';
import { WebhookEvent } from '../../entities.ts';
import { ACCOUNT_ID_MAX_LENGTH, SENDER_MAX_LENGTH, TEST_TEXT_MAX_LENGTH } from '../../limits.ts';
import { MessageBody } from '../../messages/MessageBody.ts';
import { deliveryTests, simulatableEventTypes } from '../../vocabulary/testVocabulary.ts';
import { Body, type CallContract, Success } from '../call.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Id = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) });
const Content = Type.Union([
  Type.String({ maxLength: TEST_TEXT_MAX_LENGTH }),
  Type.Object({ text: Type.String({ maxLength: TEST_TEXT_MAX_LENGTH }) }, { additionalProperties: false }),
]);
/** ISO 8601; now if absent. */
const Timestamp = Type.Optional(Type.String({ maxLength: 40 }));
const testTypes = [...simulatableEventTypes, ...deliveryTests] as const;

const StepResult = Type.Object({
  name: Type.String(),
  nameMessage: MessageBody,
  type: Type.Enum(testTypes),
  /** `error` means that there was no outcome before the timeout. */
  status: Type.Enum(['passed', 'failed', 'error']),
  statusCode: Type.Integer(),
  detail: Type.String(),
  message: MessageBody,
});

export const TestSuite = Type.Object({
  id: Type.String(),
  timestamp: Type.String(),
  accountId: Type.String(),
  senderId: Type.String(),
  senderUsername: Type.String(),
  tests: Type.Array(Type.Object({ name: Type.String(), nameMessage: MessageBody, type: Type.Enum(testTypes) })),
  /** Null if none is running. */
  progress: Nullable(Type.Array(StepResult)),
});
export type TestSuite = Static<typeof TestSuite>;

export const TestResult = Type.Object({
  suiteId: Type.String(),
  timestamp: Type.String(),
  passed: Type.Integer(),
  failed: Type.Integer(),
  totalTests: Type.Integer(),
  results: Type.Array(StepResult),
});
export type TestResult = Static<typeof TestResult>;

export const testingCalls = {
  'GET /api/webhooks/testing/suites': {
    summary: 'Test suites and their results, newest first',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Success({ suites: Type.Array(TestSuite), results: Type.Array(TestResult) }),
  },
  'POST /api/webhooks/testing/create-suite': {
    summary: 'Make a suite that plays one invented follower of an own account',
    access: 'signed-in',
    permission: 'events.manage',
    status: 201,
    body: Body({
      accountId: Type.String({ minLength: 1, maxLength: ACCOUNT_ID_MAX_LENGTH, pattern: '\\S' }),
      /** Never treated as a real contact. */
      senderId: Type.String({ minLength: 1, maxLength: SENDER_MAX_LENGTH, pattern: '^[\\w.-]+$' }),
      senderUsername: Type.String({ minLength: 1, maxLength: SENDER_MAX_LENGTH, pattern: '\\S' }),
    }),
    response: Success({ suite: TestSuite }),
  },
  'POST /api/webhooks/testing/execute-suite/{id}': {
    summary: 'Deliver the tests of a suite as signed webhooks and see what becomes of them; nothing reaches Instagram',
    access: 'signed-in',
    permission: 'events.manage',
    idempotency: 'refuse',
    params: Id,
    response: Success({ ...TestResult.properties }),
  },
  'POST /api/webhooks/testing/cleanup': {
    summary: "Delete the user's suites with everything that tests and simulations left behind; it can be taken back for a moment",
    access: 'signed-in',
    permission: 'events.manage',
    response: Success({ suites: Type.Integer(), events: Type.Integer(), contacts: Type.Integer(), undoId: Type.String() }),
  },
  'POST /api/webhooks/testing/cleanup/undo': {
    summary: 'Take back a cleanup before the server has deleted anything',
    access: 'signed-in',
    permission: 'events.manage',
    body: Body({ undoId: Type.String({ minLength: 1, maxLength: 200 }) }),
    response: Success({}),
  },
  'POST /api/instagram/debug/simulate-event': {
    summary: 'Let an invented follower do something; what answers is worked out, and nothing reaches Instagram',
    access: 'signed-in',
    permission: 'events.manage',
    idempotency: 'refuse',
    body: Body({
      eventType: Type.Enum(simulatableEventTypes),
      content: Type.Optional(Content),
      username: Type.Optional(Type.String({ minLength: 1, maxLength: SENDER_MAX_LENGTH, pattern: '^[\\w.-]+$' })),
      timestamp: Timestamp,
    }),
    response: Success({ statusCode: Type.Integer() }),
  },
  'POST /api/instagram/webhook/test': {
    summary: 'Does the webhook take a signed delivery, like the Test button of the app dashboard',
    access: 'signed-in',
    permission: 'events.manage',
    idempotency: 'refuse',
    body: Body({
      eventType: Type.Optional(Type.Enum(simulatableEventTypes)),
      content: Type.Optional(Content),
      timestamp: Timestamp,
    }),
    response: Success({ statusCode: Type.Integer(), durationMs: Type.Integer(), webhookUrl: Type.String() }),
  },
  'GET /api/instagram/webhook/status': {
    summary: 'The state of the webhook of the connected account',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Success({
      status: Type.Enum(['active', 'inactive', 'error', 'unknown']),
      webhookUrl: Type.String(),
      total: Type.Integer(),
      processed: Type.Integer(),
      pending: Type.Integer(),
      lastEventAt: Nullable(Type.String()),
    }),
  },
  'GET /api/instagram/webhook/events': {
    summary: 'The latest events of the webhook',
    access: 'signed-in',
    permission: 'workspace.view',
    filtersByAccount: true,
    response: Success({ events: Type.Array(WebhookEvent) }),
  },
} as const satisfies Record<string, CallContract>;
