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
  /** Not complete yet; `comparedUntil` is from the comparison before. */
  isComparing: Type.Boolean(),
  /** What a comparison could not read at Instagram, and why. */
  leftOut: Nullable(Type.String()),
  leftOutMessage: MessageBody,
  leftOutAt: Nullable(Type.String()),
  error: Nullable(Type.String()),
  errorMessage: MessageBody,
});
export type DeliveryState = Static<typeof DeliveryState>;

export const deliveriesCalls = {
  'GET /api/webhooks/gaps': {
    summary: 'What the comparison with Instagram has found: events that never arrived',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Success({ data: DeliveryState }),
  },
  'POST /api/webhooks/gaps/check': {
    summary:
      'Compare messages and comments at Instagram with what has arrived, now; add what is missing. A long comparison continues after the answer',
    access: 'signed-in',
    permission: 'events.manage',
    response: Success({ data: DeliveryState }),
  },
} as const satisfies Record<string, CallContract>;
