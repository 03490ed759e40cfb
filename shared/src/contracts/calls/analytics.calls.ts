import { type Static, Type } from 'typebox';
import { analyticsPeriods } from '../eventVocabulary.ts';
import { Body, type CallContract, Success } from './call.ts';

export const DailyVolume = Type.Object({
  /** Calendar day in UTC, `YYYY-MM-DD`. */
  date: Type.String(),
  inbound: Type.Integer(),
  outbound: Type.Integer(),
});
export type DailyVolume = Static<typeof DailyVolume>;

export const analyticsCalls = {
  'GET /api/analytics/messages': {
    summary: 'Messages exchanged in a period, in total and by day',
    access: 'signed-in',
    query: Body({ period: Type.Optional(Type.Enum(analyticsPeriods)) }),
    response: Success({
      data: Type.Object({
        period: Type.Enum(analyticsPeriods),
        totalMessages: Type.Integer(),
        inbound: Type.Integer(),
        outbound: Type.Integer(),
        /** Contacts with at least one message each way. */
        activeConversations: Type.Integer(),
        daily: Type.Array(DailyVolume),
      }),
    }),
  },
} as const satisfies Record<string, CallContract>;
