import { type Static, Type } from 'typebox';
import { PAGE_SIZE_MAX } from '../../limits.ts';
import { MessageBody } from '../../messages/MessageBody.ts';
import { auditActors, securityEvents } from '../../vocabulary/accountVocabulary.ts';
import { Body, type CallContract, Success } from '../call.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const AuditEntry = Type.Object({
  id: Type.String(),
  event: Type.Enum(securityEvents),
  actor: Type.Enum(auditActors),
  /** Null if no user's request caused it. */
  address: Nullable(Type.String()),
  device: Nullable(Type.String()),
  deviceMessage: MessageBody,
  params: Type.Record(Type.String(), Type.String()),
  at: Type.String(),
});
export type AuditEntry = Static<typeof AuditEntry>;

export const auditLogCalls = {
  'GET /api/user/audit-log': {
    summary: 'Security events of the account, newest first',
    access: 'signed-in',
    permission: 'self',
    query: Body({
      cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX })),
    }),
    response: Success({ data: Type.Object({ entries: Type.Array(AuditEntry), nextCursor: Nullable(Type.String()) }) }),
  },
} as const satisfies Record<string, CallContract>;
