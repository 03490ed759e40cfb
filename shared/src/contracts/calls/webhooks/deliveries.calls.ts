import { type Static, Type } from 'typebox';
import { MessageBody } from '../../messages/MessageBody.ts';
import { type CallContract, Success } from '../call.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const DeliveryState = Type.Object({
  /** Null before the first comparison. */
  checkedAt: Nullable(Type.String()),
  comparedUntil: Nullable(Type.String()),
  threads: Type.Integer(),
  posts: Type.Integer(),
  /** Listed with the origin `reconciled`. */
  missed: Type.Object({ lastCheck: Type.Integer(), lastDay: Type.Integer(), lastWeek: Type.Integer() }),
  error: Nullable(Type.String()),
  errorMessage: MessageBody,
});
export type DeliveryState = Static<typeof DeliveryState>;

export const deliveriesCalls = {
  'GET /api/webhooks/gaps': {
    summary: 'What the comparison with Instagram has found: events that never arrived',
    access: 'signed-in',
    response: Success({ data: DeliveryState }),
  },
  'POST /api/webhooks/gaps/check': {
    summary: 'Compare the latest messages and comments at Instagram with what has arrived, now; add what is missing',
    access: 'signed-in',
    response: Success({ data: DeliveryState }),
  },
} as const satisfies Record<string, CallContract>;
