import { type Static, Type } from 'typebox';
import { Author } from '../../entities.ts';
import { PAGE_SIZE_MAX } from '../../limits.ts';
import { MessageBody } from '../../messages/MessageBody.ts';
import {
  auditActors,
  auditGroupNames,
  auditObjects,
  securityEvents,
  workspaceEvents,
} from '../../vocabulary/accountVocabulary.ts';
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

export const WorkspaceAuditEntry = Type.Object({
  id: Type.String(),
  event: Type.Enum(workspaceEvents),
  actor: Type.Enum(auditActors),
  /** Null unless a user did it. */
  by: Nullable(Author),
  object: Nullable(
    Type.Object({
      kind: Type.Enum(auditObjects),
      id: Nullable(Type.String()),
      /** At the time of the event; of a member, the present name. */
      name: Nullable(Type.String()),
    }),
  ),
  before: Nullable(Type.String()),
  after: Nullable(Type.String()),
  /** Null if no user's request caused it. */
  address: Nullable(Type.String()),
  device: Nullable(Type.String()),
  deviceMessage: MessageBody,
  params: Type.Record(Type.String(), Type.String()),
  at: Type.String(),
});
export type WorkspaceAuditEntry = Static<typeof WorkspaceAuditEntry>;

const filters = {
  event: Type.Optional(Type.Enum(workspaceEvents)),
  group: Type.Optional(Type.Enum(auditGroupNames)),
  /** The id of a user. */
  actor: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  /** ISO 8601, inclusive. */
  since: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  /** ISO 8601, exclusive. */
  until: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  /** Searches the name of the object. */
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
};

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
  'GET /api/workspace/audit-log': {
    summary: 'What members of the workspace changed, newest first',
    access: 'signed-in',
    permission: 'audit.view',
    query: Body({
      ...filters,
      cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX })),
    }),
    response: Success({
      data: Type.Object({ entries: Type.Array(WorkspaceAuditEntry), nextCursor: Nullable(Type.String()) }),
    }),
  },
  'GET /api/workspace/audit-log/people': {
    summary: 'Members and former members, for the filter of the audit log',
    access: 'signed-in',
    permission: 'audit.view',
    response: Success({ data: Type.Array(Author) }),
  },
  'GET /api/workspace/audit-log/export': {
    summary: 'The audit log of the workspace as CSV',
    access: 'signed-in',
    permission: 'audit.view',
    query: Body(filters),
    response: Type.String(),
  },
} as const satisfies Record<string, CallContract>;
