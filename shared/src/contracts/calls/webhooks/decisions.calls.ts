import { type Static, Type } from 'typebox';
import { WebhookEvent } from '../../entities.ts';
import { MessageBody } from '../../messages/MessageBody.ts';
import { eventOrigins, outcomeReasons } from '../../vocabulary/eventVocabulary.ts';
import { nodeTypes } from '../../vocabulary/flowVocabulary.ts';
import { type CallContract, Success } from '../call.ts';
import { Consideration } from '../flows/automations.calls.ts';
import { RunStory } from '../flows/runs.calls.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const FlowSketch = Type.Object({
  nodes: Type.Array(
    Type.Object({
      id: Type.String(),
      type: Type.Enum(nodeTypes),
      x: Type.Number(),
      y: Type.Number(),
      /** Null for the default label. */
      name: Nullable(Type.String()),
      text: Nullable(Type.String()),
      isDisabled: Type.Boolean(),
    }),
  ),
  edges: Type.Array(
    Type.Object({
      source: Type.String(),
      target: Type.String(),
      output: Nullable(Type.String()),
      /** Title of the option of a choice or card. */
      title: Nullable(Type.String()),
    }),
  ),
});

export const EventDecision = Type.Object({
  eventId: Type.String(),
  /** The value for the header Fanfare-Account. */
  accountId: Type.Optional(Nullable(Type.String())),
  origin: Type.Enum(eventOrigins),
  /** Null while the event is being processed. */
  outcome: Nullable(Type.Enum(outcomeReasons)),
  summary: Type.String(),
  summaryMessage: MessageBody,
  /** The consequence and possible actions. */
  explanation: Type.String(),
  explanationMessage: MessageBody,
  /** In evaluation order. */
  considered: Type.Array(
    Type.Object({
      ...Consideration.properties,
      summary: Type.String(),
      exists: Type.Boolean(),
      /** Name of its flow in the flow builder; null for an automation with actions. */
      builderFlow: Type.Optional(Nullable(Type.String())),
    }),
  ),
  run: Nullable(RunStory),
  /** The event that the decision is about. For a flow run, the event that started it. */
  event: Type.Optional(WebhookEvent),
  /** The published version that ran. */
  flow: Type.Optional(Nullable(FlowSketch)),
  /** Name of the flow that ran in the flow builder. */
  builderFlow: Type.Optional(Nullable(Type.String())),
  threadId: Type.Optional(Nullable(Type.String())),
  /** When the contact read the first message of the run. */
  seenAt: Type.Optional(Nullable(Type.String())),
  /** True while the data of the contact is being deleted. */
  isErased: Type.Optional(Type.Boolean()),
});
export type EventDecision = Static<typeof EventDecision>;

export const decisionsCalls = {
  'GET /api/webhooks/events/{id}/why': {
    summary: 'Why an event was answered or not: every automation that was considered, and the run with its messages',
    access: 'signed-in',
    permission: 'workspace.view',
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) }),
    response: Success({ data: EventDecision }),
  },
} as const satisfies Record<string, CallContract>;
