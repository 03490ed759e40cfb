import { randomInt } from 'node:crypto';
import { type Dispatcher, Pool } from 'undici';
import type { WebhookFault } from '../model/faultNames.ts';
import type { DeliveryAttempt } from '../state/repositories/deliveries.repository.ts';
import { signBody } from './signBody.ts';

/** Not documented, but reported by receivers. */
export const CALLBACK_TIMEOUT_MS = 5_000;
const CONNECTIONS = 64;
const USER_AGENT = 'Webhooks/1.0 (https://fb.me/webhooks)';

export interface CallbackClient {
  /** Never throws. Only a 200 counts as delivered. */
  post: (body: string, fault?: WebhookFault | null) => Promise<Omit<DeliveryAttempt, 'at'>>;
  /** @returns null, or the reason why the handshake failed */
  verify: () => Promise<string | null>;
  close: () => Promise<void>;
}

export function createCallbackClient(options: { callbackUrl: string; appSecret: string; verifyToken: string }): CallbackClient {
  const callback = new URL(options.callbackUrl);
  const pool = new Pool(callback.origin, {
    connections: CONNECTIONS,
    connect: { timeout: CALLBACK_TIMEOUT_MS },
    headersTimeout: CALLBACK_TIMEOUT_MS,
    bodyTimeout: CALLBACK_TIMEOUT_MS,
  });
  const path = callback.pathname + callback.search;

  function signatures(body: string, fault: WebhookFault | null): Record<string, string> {
    if (fault === 'missing_signature') return {};
    if (fault === 'wrong_signature') return signBody(`${body} `, options.appSecret);
    return signBody(body, fault === 'other_secret' ? `${options.appSecret}-other` : options.appSecret);
  }

  return {
    post: async (body, fault = null) => {
      if (fault === 'down') return { status: null, latencyMs: 0, error: 'The callback cannot be reached (fault dial).' };
      const startedAt = performance.now();
      const outcome = await attempt(async () => {
        const headers = { 'content-type': 'application/json', 'user-agent': USER_AGENT, ...signatures(body, fault) };
        const statusCode = await statusOf(pool, { method: 'POST', path, headers, body });
        return { status: statusCode, error: statusCode === 200 ? null : `The callback answered ${statusCode} instead of 200.` };
      });
      return { ...outcome, latencyMs: Math.round((performance.now() - startedAt) * 10) / 10 };
    },
    verify: async () => {
      const challenge = String(randomInt(10 ** 9, 10 ** 10));
      const query = new URLSearchParams(callback.searchParams);
      query.set('hub.mode', 'subscribe');
      query.set('hub.challenge', challenge);
      query.set('hub.verify_token', options.verifyToken);
      const { error } = await attempt(async () => {
        const response = await pool.request({
          method: 'GET',
          path: `${callback.pathname}?${query}`,
          headers: { 'user-agent': USER_AGENT },
        });
        const text = await response.body.text();
        const { statusCode } = response;
        if (statusCode !== 200) return { status: statusCode, error: `The callback answered ${statusCode} to the handshake.` };
        return { status: statusCode, error: text === challenge ? null : 'The callback did not answer with the challenge.' };
      });
      return error;
    },
    close: () => pool.destroy(),
  };
}

/** Discards bodies, because there may be thousands. */
function statusOf(pool: Pool, request: Dispatcher.DispatchOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    let status = 0;
    pool.dispatch(request, {
      onRequestStart: ignore,
      onResponseData: ignore,
      onResponseStart: (_, statusCode) => {
        status = statusCode;
      },
      onResponseEnd: () => resolve(status),
      onResponseError: (_, error) => reject(error),
    });
  });
}

const ignore = () => undefined;

async function attempt(call: () => Promise<{ status: number; error: string | null }>) {
  try {
    return await call();
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : '';
    if (['HeadersTimeoutError', 'BodyTimeoutError', 'ConnectTimeoutError'].includes(name)) {
      return { status: null, error: `No answer within ${CALLBACK_TIMEOUT_MS / 1_000} s.` };
    }
    return { status: null, error: `The callback cannot be reached (${describe(cause)}).` };
  }
}

function describe(cause: unknown): string {
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.message : String(cause);
}
