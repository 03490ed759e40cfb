import { type Static, Type } from 'typebox';
import { COMPARISON_DAYS_MAX, PAGE_SIZE_MAX } from '../../limits.ts';
import { MessageBody } from '../../messages/MessageBody.ts';
import { Body, type CallContract, Success } from '../call.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const Answer = Type.Object({
  automation: Nullable(Type.Object({ id: Type.String(), name: Type.String() })),
  /** Includes replies after waits. */
  replies: Type.Array(Type.Object({ text: Type.String(), at: Type.String(), isTooLate: Type.Boolean() })),
  error: Nullable(Type.String()),
  errorMessage: MessageBody,
});

export const comparisonChanges = [
  /** The draft would take the message from another automation. */
  'stolen',
  'newly_answered',
  /** The flow replies today but would stop replying. */
  'dropped',
  /** The same automation replies with different content or timing. */
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
  /** Number in the busiest hour. */
  peakPerHour: Type.Integer(),
  peakHour: Nullable(Type.String()),
  tooLate: Type.Integer(),
  /** Number of people whose run would be stopped. */
  peopleOverMinuteLimit: Type.Integer(),
});

export const comparisonCalls = {
  'POST /api/flow/{id}/compare': {
    summary:
      'Play the stored messages, comments and reactions of the last days through the draft and through what is published; nothing is stored or sent',
    access: 'signed-in',
    permission: 'workspace.view',
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) }),
    body: Body({
      days: Type.Optional(Type.Integer({ minimum: 1, maximum: COMPARISON_DAYS_MAX })),
      cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX })),
    }),
    response: Success({
      data: Type.Object({
        since: Type.String(),
        /** Simulated messages, latest first. `isComplete` is true if nothing since then is missing. */
        events: Type.Integer(),
        isComplete: Type.Boolean(),
        changes: Type.Object({
          stolen: Type.Integer(),
          newly_answered: Type.Integer(),
          dropped: Type.Integer(),
          different: Type.Integer(),
        }),
        people: Type.Integer(),
        published: Load,
        draft: Load,
        /** Messages that Instagram accepts per hour. */
        limitPerHour: Type.Integer(),
        items: Type.Array(ComparedEvent),
        nextCursor: Nullable(Type.String()),
      }),
    }),
  },
} as const satisfies Record<string, CallContract>;
