import { type Static, Type } from 'typebox';
import { MessageBody } from '../../messages/MessageBody.ts';
import { Body, type CallContract, Success } from '../call.ts';

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
  'deliveries',
  'other_senders',
  'clock',
  'worker',
  'outbox',
] as const;

export const DoctorCheck = Type.Object({
  id: Type.Enum(doctorCheckIds),
  title: Type.String(),
  titleMessage: MessageBody,
  /** `warn` means that features in use work, but others do not. */
  result: Type.Enum(['pass', 'warn', 'fail', 'unknown']),
  finding: Type.String(),
  findingMessage: MessageBody,
  fix: Nullable(Type.String()),
  fixMessage: MessageBody,
  canFix: Type.Boolean(),
});
export type DoctorCheck = Static<typeof DoctorCheck>;

/** Fixes that need no action in Instagram or on the server. */
export const doctorFixes = ['token_life', 'fields', 'deliveries'] as const;

const Examination = Success({ data: Type.Object({ checks: Type.Array(DoctorCheck), checkedAt: Type.String() }) });

export const doctorCalls = {
  'GET /api/instagram/doctor': {
    summary: 'Every check between Instagram and an answer, in the order in which to repair',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Examination,
  },
  'POST /api/instagram/doctor/fix': {
    summary: 'Make the fix of one check (renew the connection, subscribe the events, compare with Instagram), and examine again',
    access: 'signed-in',
    permission: 'instagram.manage',
    body: Body({ check: Type.Enum(doctorFixes) }),
    response: Examination,
  },
} as const satisfies Record<string, CallContract>;
