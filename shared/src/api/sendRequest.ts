import { language } from '../language/index.ts';
import type { ApiRequest } from './request.ts';

const TIMEOUT_MS = 30_000;

/** What is read of a `Response`. */
export interface RawAnswer {
  status: number;
  headers: Pick<Headers, 'get'>;
  text: () => Promise<string>;
}

/** The way to the server. Component tests put their fake server in its place. */
export const transport: { fetch: (url: string, init: RequestInit) => Promise<RawAnswer> } = {
  fetch: (url, init) => fetch(url, init),
};

export interface ServerAnswer {
  status: number;
  /** Parsed JSON, or the text of a file; null for what our server never says, such as the page of a gateway. */
  data: unknown;
}

/** Sends a request and reads its answer whatever its status. Rejects when nobody answered in time. */
export async function sendRequest(
  { method, path, query, body, headers }: ApiRequest,
  { token, signal }: { token: string | undefined; signal: AbortSignal },
): Promise<ServerAnswer> {
  const isForm = body instanceof FormData;
  const response = await transport.fetch(path + queryString(query), {
    method,
    headers: {
      ...headers,
      'Accept-Language': language(),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  return { status: response.status, data: await readData(response) };
}

function queryString(query: unknown): string {
  const given = Object.entries(Object(query)).filter(([, value]) => value !== undefined && value !== null);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

async function readData(answer: RawAnswer): Promise<unknown> {
  const type = answer.headers.get('content-type') ?? '';
  const content = await answer.text();
  if (!/json/.test(type)) return /html/.test(type) ? null : content;
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}
