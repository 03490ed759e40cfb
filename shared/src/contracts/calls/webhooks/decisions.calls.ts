import { type Static, Type } from 'typebox';
import { MessageBody } from '../../messages/MessageBody.ts';
import { eventOrigins, outcomeReasons } from '../../vocabulary/eventVocabulary.ts';
import { type CallContract, Success } from '../call.ts';
import { Consideration } from '../flows/automations.calls.ts';
import { RunStory } from '../flows/runs.calls.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

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
    }),
  ),
  run: Nullable(RunStory),
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
