import { type Static, Type } from 'typebox';
import { MessageBody } from '../messages/MessageBody.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Names a call everywhere: `'GET /api/flow/get/{id}'`. */
export type CallKey = `${HttpMethod} /api/${string}`;

export interface CallContract {
  summary: string;
  access: 'public' | 'signed-in';
  params?: Type.TObject;
  query?: Type.TObject;
  body?: Type.TObject;
  response: Type.TSchema;
  /** Default 200. */
  status?: number;
  /** Bytes; the server's default is 256 KiB. */
  bodyLimit?: number;
  /**
   * The call takes an `Idempotency-Key`, and a repeat with that key returns the first result. If the server stopped during the first run,
   * a repeat runs the call (`rerun`: a second run has no second effect) or is refused (`refuse`: it might have one).
   */
  idempotency?: 'rerun' | 'refuse';
}

/** Every failure of every call: section 8 of the specification reads `error` (`message` is the same in codes, where the text is not that of `code`), support reads `requestId`, a form reads `field`. */
export const ErrorBody = Type.Object({
  success: Type.Literal(false),
  error: Type.String(),
  message: MessageBody,
  code: Type.String(),
  requestId: Type.String(),
  /** The field of the body that is not valid, e.g. `username` or `nodes.0.data.content`. */
  field: Type.Optional(Type.String()),
});
export type ErrorBody = Static<typeof ErrorBody>;

/** A body from outside: unknown fields are refused. */
export const Body = <T extends Type.TProperties>(properties: T) => Type.Object(properties, { additionalProperties: false });

/** A successful answer: `{ success: true, ...fields }`. */
export const Success = <T extends Type.TProperties>(properties: T) => Type.Object({ success: Type.Literal(true), ...properties });
