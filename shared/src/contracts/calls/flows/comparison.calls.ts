import { type Static, Type } from 'typebox';
import { COMPARISON_DAYS_MAX, PAGE_SIZE_MAX } from '../../limits.ts';
import { MessageBody } from '../../messages/MessageBody.ts';
import { Body, type CallContract, Success } from '../call.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** What one of the two would do about a message or comment. */
const Answer = Type.Object({
  automation: Nullable(Type.Object({ id: Type.String(), name: Type.String() })),
  /** Everything that would be sent, also after waits. */
  replies: Type.Array(Type.Object({ text: Type.String(), at: Type.String(), isTooLate: Type.Boolean() })),
  /** Why the run would fail. */
  error: Nullable(Type.String()),
  errorMessage: MessageBody,
});

export const comparisonChanges = [
  /** Another automation answers today; the draft would take the message from it. */
  'stolen',
  /** Nothing answers today. */
  'newly_answered',
  /** The flow answers today, and would no longer. */
  'dropped',
  /** The same automation answers, with something else or at another time. */
  'different',
] as const;

export const ComparedEvent = Type.Object({
  eventId: Type.String(),
  happenedAt: Type.String(),
  text: Type.String(),
  contact: Type.Object({ id: Type.String(), username: Nullable(Type.String()) }),
  change: Type.Enum(comparisonChanges),
  published: Answer,
  draft: Answer,
});
export type ComparedEvent = Static<typeof ComparedEvent>;

const Load = Type.Object({
  messages: Type.Integer(),
  /** Messages in the busiest hour, and when it began. */
  peakPerHour: Type.Integer(),
  peakHour: Nullable(Type.String()),
  /** Messages that would come after the 24-hour window. */
  tooLate: Type.Integer(),
  /** People with so many messages within a minute that the run would be stopped. */
  peopleOverMinuteLimit: Type.Integer(),
});

export const comparisonCalls = {
  'POST /api/flow/{id}/compare': {
    summary:
      'Play the stored messages, comments and reactions of the last days through the draft and through what is published; nothing is stored or sent',
    access: 'signed-in',
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) }),
    body: Body({
      days: Type.Optional(Type.Integer({ minimum: 1, maximum: COMPARISON_DAYS_MAX })),
      /** `nextCursor` of the page before. */
      cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX })),
    }),
    response: Success({
      data: Type.Object({
        since: Type.String(),
        /** Messages that were played, the latest first; `isComplete`: there were no more since. */
        events: Type.Integer(),
        isComplete: Type.Boolean(),
        changes: Type.Object({
          stolen: Type.Integer(),
          newly_answered: Type.Integer(),
          dropped: Type.Integer(),
          different: Type.Integer(),
        }),
        /** Who would get something else. */
        people: Type.Integer(),
        published: Load,
        draft: Load,
        /** What Instagram accepts in an hour. */
        limitPerHour: Type.Integer(),
        /** Only messages with a change, the latest first. */
        items: Type.Array(ComparedEvent),
        nextCursor: Nullable(Type.String()),
      }),
    }),
  },
} as const satisfies Record<string, CallContract>;
