import { type Static, Type } from 'typebox';
import { MISSED_KEYWORD_DAYS_MAX } from '../../limits.ts';
import { MessageBody } from '../../messages/MessageBody.ts';
import { Body, type CallContract, Success } from '../call.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const MissedKeyword = Type.Object({
  surface: Type.Enum(['messages', 'comments']),
  phrase: Type.String(),
  /** Most frequent variant first. */
  variants: Type.Array(Type.Object({ text: Type.String(), count: Type.Integer() })),
  messages: Type.Integer(),
  people: Type.Integer(),
  examples: Type.Array(Type.Object({ eventId: Type.String(), text: Type.String() })),
  lastSeenAt: Type.String(),
  /** `distance` is the edit distance. */
  nearest: Nullable(
    Type.Object({ automationId: Type.String(), name: Type.String(), keyword: Type.String(), distance: Type.Integer() }),
  ),
  suggestion: Type.String(),
  message: MessageBody,
});
export type MissedKeyword = Static<typeof MissedKeyword>;

export const missedKeywordsCalls = {
  'GET /api/webhooks/missed-keywords': {
    summary:
      'What followers wrote, in messages and under posts, that no automation answered, by what it has in common; `POST /api/flows/{id}/keywords` adds one',
    access: 'signed-in',
    permission: 'workspace.view',
    filtersByAccount: true,
    query: Body({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: MISSED_KEYWORD_DAYS_MAX })) }),
    response: Success({
      data: Type.Object({ since: Type.String(), messages: Type.Integer(), keywords: Type.Array(MissedKeyword) }),
    }),
  },
} as const satisfies Record<string, CallContract>;
