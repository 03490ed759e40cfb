import { type Static, Type } from 'typebox';
import { type CallContract, Success } from './call.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const doctorCheckIds = [
  'connected',
  'token_alive',
  'token_life',
  'account_type',
  'scopes',
  'fields',
  'messages_allowed',
  'signature',
  'callback',
  'last_event',
  'clock',
  'worker',
  'outbox',
] as const;

export const DoctorCheck = Type.Object({
  id: Type.Enum(doctorCheckIds),
  title: Type.String(),
  result: Type.Enum(['pass', 'fail', 'unknown']),
  /** What was found. */
  finding: Type.String(),
  /** What to do about it; null when nothing needs to be done. */
  fix: Nullable(Type.String()),
});
export type DoctorCheck = Static<typeof DoctorCheck>;

export const doctorCalls = {
  'GET /api/instagram/doctor': {
    summary: 'Every check between Instagram and an answer, in the order in which to repair',
    access: 'signed-in',
    response: Success({ data: Type.Object({ checks: Type.Array(DoctorCheck), checkedAt: Type.String() }) }),
  },
} as const satisfies Record<string, CallContract>;
