import { type Static, Type } from 'typebox';
import { MISSED_KEYWORD_DAYS_MAX } from '../../limits.ts';
import { MessageBody } from '../../messages/MessageBody.ts';
import { Body, type CallContract, Success } from '../call.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const MissedKeyword = Type.Object({
  /** Where it was written: an automation starts on one of the two. */
  surface: Type.Enum(['messages', 'comments']),
  /** As it was written most often. */
  phrase: Type.String(),
  /** The ways in which it was written, the most frequent first. */
  variants: Type.Array(Type.Object({ text: Type.String(), count: Type.Integer() })),
  messages: Type.Integer(),
  people: Type.Integer(),
  /** The latest first. */
  examples: Type.Array(Type.Object({ eventId: Type.String(), text: Type.String() })),
  lastSeenAt: Type.String(),
  /** The automation with the keyword that comes nearest; `distance` is the number of letters that differ. */
  nearest: Nullable(
    Type.Object({ automationId: Type.String(), name: Type.String(), keyword: Type.String(), distance: Type.Integer() }),
  ),
  /** All of it as a sentence. */
  suggestion: Type.String(),
  message: MessageBody,
});
export type MissedKeyword = Static<typeof MissedKeyword>;

export const missedKeywordsCalls = {
  'GET /api/webhooks/missed-keywords': {
    summary:
      'What followers wrote, in messages and under posts, that no automation answered, by what it has in common; `POST /api/flows/{id}/keywords` adds one',
    access: 'signed-in',
    query: Body({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: MISSED_KEYWORD_DAYS_MAX })) }),
    response: Success({
      data: Type.Object({ since: Type.String(), messages: Type.Integer(), keywords: Type.Array(MissedKeyword) }),
    }),
  },
} as const satisfies Record<string, CallContract>;
