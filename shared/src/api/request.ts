import type { BodyOf, Call, ParamsOf, QueryOf } from '../contracts/index.ts';

type Field<K extends string, T> = T extends undefined ? { [P in K]?: undefined } : { [P in K]: T };
type BodyField<T> = Record<never, never> extends T ? { body?: T } : Field<'body', T>;
export type RequestInput<C extends Call> = Field<'params', ParamsOf<C>> & Field<'query', QueryOf<C>> & BodyField<BodyOf<C>>;

export interface ApiRequest {
  method: string;
  path: string;
  query?: unknown;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  onUploadProgress?: UploadProgressListener;
}

/** Receives the sent share of the body, from 0 to 1, or null while the total is unknown. */
export type UploadProgressListener = (share: number | null) => void;

/**
 * Creates a request, e.g. `request('GET /api/flow/get/{id}', { params: { id } })`. Types come from the contract; no
 * schema reaches the browser.
 * @param call method and path, as in the contract
 * @param input params, query and body
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

/**
 * Names the account that a call is about.
 * @param accountId null for the account that is chosen in the header
 */
export function forAccount(call: ApiRequest, accountId: string | null): ApiRequest {
  return accountId === null ? call : { ...call, headers: { ...call.headers, 'Fanfare-Account': accountId } };
}

interface LooseInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}
