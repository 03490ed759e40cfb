import { type Static, Type } from 'typebox';
import { MessageBody } from '../messages/MessageBody.ts';
import type { Permission } from '../workspaces/permissions.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Identifies a call, for example `'GET /api/flow/get/{id}'`. */
export type CallKey = `${HttpMethod} /api/${string}`;

/** Calls with `self` concern the user's own account and need no workspace. */
export type Access = { access: 'public' } | { access: 'signed-in'; permission: Permission | 'self' };

interface CallShape {
  summary: string;
  params?: Type.TObject;
  query?: Type.TObject;
  body?: Type.TObject;
  response: Type.TSchema;
  /** 200 by default. */
  status?: number;
  /** With the header `Fanfare-Account`, only the rows of that account. */
  filtersByAccount?: true;
  /** In bytes; the server's default is 256 KiB. */
  bodyLimit?: number;
  /**
   * Set if the call accepts an `Idempotency-Key`; a repeated call returns the first result. If the server
   * stopped during the first run, a repeated call runs again (`rerun`, without a second effect) or is
   * rejected (`refuse`).
   */
  idempotency?: 'rerun' | 'refuse';
}

export type CallContract = CallShape & Access;

/**
 * `message` is the translatable form of `error`; sent only if it differs from the default text of `code`.
 * Support uses `requestId`, forms use `field`.
 */
export const ErrorBody = Type.Object({
  success: Type.Literal(false),
  error: Type.String(),
  message: MessageBody,
  code: Type.String(),
  requestId: Type.String(),
  /** The invalid field, for example `username` or `nodes.0.data.content`. */
  field: Type.Optional(Type.String()),
});
export type ErrorBody = Static<typeof ErrorBody>;

export const Body = <T extends Type.TProperties>(properties: T) => Type.Object(properties, { additionalProperties: false });

export const Success = <T extends Type.TProperties>(properties: T) => Type.Object({ success: Type.Literal(true), ...properties });
