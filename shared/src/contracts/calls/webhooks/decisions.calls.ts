import { type Static, Type } from 'typebox';
import { MessageBody } from '../../messages/MessageBody.ts';
import { eventOrigins, outcomeReasons } from '../../vocabulary/eventVocabulary.ts';
import { type CallContract, Success } from '../call.ts';
import { Consideration } from '../flows/automations.calls.ts';
import { RunStory } from '../flows/runs.calls.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const EventDecision = Type.Object({
  eventId: Type.String(),
  origin: Type.Enum(eventOrigins),
  /** Null while there is no end yet. */
  outcome: Nullable(Type.Enum(outcomeReasons)),
  /** The outcome in a few words; as a message where `outcome` does not say it. */
  summary: Type.String(),
  summaryMessage: MessageBody,
  /** What it means, and what can be done about it. */
  explanation: Type.String(),
  explanationMessage: MessageBody,
  /** Every automation that was asked, in the order of asking; empty where none is ever asked. */
  considered: Type.Array(
    Type.Object({
      ...Consideration.properties,
      /** The reason in a few words; `detail` is the whole sentence. */
      summary: Type.String(),
      /** False when it was deleted since. */
      exists: Type.Boolean(),
    }),
  ),
  /** The run that the event began or continued, with its steps and what was sent. */
  run: Nullable(RunStory),
});
export type EventDecision = Static<typeof EventDecision>;

export const decisionsCalls = {
  'GET /api/webhooks/events/{id}/why': {
    summary: 'Why an event was answered or not: every automation that was considered, and the run with its messages',
    access: 'signed-in',
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) }),
    response: Success({ data: EventDecision }),
  },
} as const satisfies Record<string, CallContract>;
