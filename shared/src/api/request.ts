import type { BodyOf, Call, ParamsOf, QueryOf } from '../contracts/index.ts';

type Field<K extends string, T> = T extends undefined ? { [P in K]?: undefined } : { [P in K]: T };
/** A body of which everything is optional may be left out. */
type BodyField<T> = Record<never, never> extends T ? { body?: T } : Field<'body', T>;
/** Whatever of params, query and body the contract of a call asks for. */
export type RequestInput<C extends Call> = Field<'params', ParamsOf<C>> & Field<'query', QueryOf<C>> & BodyField<BodyOf<C>>;

export interface ApiRequest {
  method: string;
  path: string;
  query?: unknown;
  body?: unknown;
  /** Besides those that every request has: `If-Match`. */
  headers?: Readonly<Record<string, string>>;
  onUploadProgress?: UploadProgressListener;
}

/** Receives the share of the body that was sent, from 0 to 1; null while the total is unknown. */
export type UploadProgressListener = (share: number | null) => void;

/**
 * Turns the name of a call and its input into a request, e.g. `request('GET /api/flow/get/{id}', { params: { id } })`.
 * Types come from the contract; at run time the name alone is enough, so no schema reaches the browser.
 */
export function request<C extends Call>(
  call: C,
  ...[input]: RequestInput<C> extends { params?: undefined; query?: undefined; body?: undefined } ? [] : [RequestInput<C>]
): ApiRequest {
  const [method = 'GET', template = '/'] = call.split(' ');
  const { params, query, body }: LooseInput = input ?? {};
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(Reflect.get(Object(params), name))));
  return { method, path, query, body };
}

/** What `RequestInput` looks like once the call is no longer known. */
interface LooseInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}
