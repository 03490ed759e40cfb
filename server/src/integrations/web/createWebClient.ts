import type { HttpRequest } from '@fanfare/engine';
import { type Message, message, REQUEST_ANSWER_MAX_BYTES } from '@fanfare/shared/contracts';
import { Agent, request } from 'undici';
import { AddressRefused, createGuardedLookup } from './createGuardedLookup.ts';
import { readLimited } from './readLimited.ts';
import { NOT_PUBLIC, refusalOf } from './refusalOf.ts';
import type { WebPolicy } from './WebPolicy.ts';

export type WebAnswer =
  | {
      status: number;
      json: unknown;
    }
  /** Contains nothing of the request or response. */
  | { error: Message };

export interface WebClient {
  /** Never rejects and follows no redirects. */
  send: (call: HttpRequest) => Promise<WebAnswer>;
  close: () => Promise<void>;
}

const HEADERS_MAX_BYTES = 16 * 1024;

/** Reaches only the public internet and sends no token of this product. */
export function createWebClient(policy: WebPolicy): WebClient {
  const agent = new Agent({
    connections: 8,
    pipelining: 0,
    keepAliveTimeout: 4_000,
    maxHeaderSize: HEADERS_MAX_BYTES,
    connect: { lookup: createGuardedLookup(policy), timeout: policy.connectTimeoutMs },
  });

  async function exchange(url: URL, { method, headers, body }: HttpRequest): Promise<WebAnswer> {
    const answer = await request(url, {
      dispatcher: agent,
      method,
      headers: { 'user-agent': 'Fanfare', accept: 'application/json', 'accept-encoding': 'gzip, deflate, br', ...headers },
      body,
      signal: AbortSignal.timeout(policy.timeoutMs),
    });
    const encoding = String(answer.headers['content-encoding'] ?? '');
    const text = await readLimited(answer.body, encoding, REQUEST_ANSWER_MAX_BYTES);
    if (text === null)
      return {
        error: message('runs.request-answer-too-long', { max: REQUEST_ANSWER_MAX_BYTES / 1024 }),
      };
    return { status: answer.statusCode, json: parse(text) };
  }

  return {
    async send(call) {
      const url = URL.parse(call.url);
      if (url === null) return { error: message('runs.request-address-invalid') };
      const refusal = refusalOf(url, policy);
      if (refusal !== null) return { error: refusal };
      try {
        return await exchange(url, call);
      } catch (error) {
        return { error: explain(error) };
      }
    },
    close: () => agent.destroy(),
  };
}

/** Error texts of libraries may contain the URL. */
function explain(error: unknown): Message {
  if (error instanceof AddressRefused) return NOT_PUBLIC;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return message('runs.request-host-unknown');
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return message('runs.request-connect-timeout');
  if (error instanceof Error && error.name === 'TimeoutError') return message('runs.request-answer-timeout');
  return message('runs.request-host-unreachable');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
