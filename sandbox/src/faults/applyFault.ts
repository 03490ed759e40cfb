import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../Dependencies.ts';
import { GraphError } from '../graph/answers/GraphError.ts';
import type { CallFault } from '../model/faultNames.ts';
import { endpointOf } from './endpointOf.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Applied after the call. */
    answerFault: 'empty' | 'truncated' | 'lost' | 'slow' | undefined;
    /** Age of the messages that lists contain. */
    listLagMs: number | undefined;
  }
}

const STALL_MS = 30_000;
const SLOW_MS = 1_500;
const LIST_LAG_S = 25;

const failures: Partial<Record<CallFault, GraphError>> = {
  throttled_429: planned(429, 4, undefined, '(#4) Application request limit reached', true),
  throttled_613: planned(400, 613, 2534040, '(#613) Calls to this api have exceeded the rate limit.', true),
  throttled_4: planned(403, 4, undefined, '(#4) Application request limit reached', true),
  throttled_80002: planned(400, 80002, undefined, '(#80002) There have been too many calls to this Instagram account.', true),
  blocked_368: planned(400, 368, undefined, 'The action attempted has been deemed abusive or is otherwise disallowed'),
  token_expired: planned(401, 190, 463, 'Error validating access token: Session has expired.'),
  password_changed: planned(401, 190, 460, 'Error validating access token: The password has been changed.'),
  service_trouble: planned(500, 2, undefined, 'An unexpected error has occurred. Please retry your request later.'),
  service_trouble_400: planned(400, 1, undefined, 'Please reduce the amount of data you are asking for, then retry.'),
};
const answerFaults: Partial<Record<CallFault, FastifyRequest['answerFault']>> = {
  empty_answer: 'empty',
  truncated_answer: 'truncated',
  answer_lost: 'lost',
  slow_answer: 'slow',
};

export async function applyFault(
  { faults }: Pick<Dependencies, 'faults'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (faults.isQuiet()) return;
  const drawn = faults.forCall(endpointOf(request), request.method);
  if (drawn === null) return;
  const { fault, seconds } = drawn;
  const failure = failures[fault];
  if (failure) throw failure;
  if (fault === 'bad_gateway') {
    reply.status(502).type('text/html').send('<html><body><h1>502 Bad Gateway</h1></body></html>');
  } else if (fault === 'reset') {
    reply.hijack();
    request.raw.socket.destroy();
  } else if (fault === 'stall') {
    await stall(request);
  } else if (fault === 'list_lags') {
    request.listLagMs = (seconds ?? LIST_LAG_S) * 1_000;
  } else {
    request.answerFault = answerFaults[fault];
  }
}

/** Must run last in `onSend`. */
export async function corruptResponse(request: FastifyRequest, payload: unknown): Promise<unknown> {
  const { answerFault } = request;
  if (answerFault === undefined) return payload;
  if (answerFault === 'empty') return '';
  if (answerFault === 'truncated') return String(payload).slice(0, Math.floor(String(payload).length / 2));
  if (answerFault === 'slow') await wait(SLOW_MS);
  else request.raw.socket.destroy();
  return payload;
}

/** Waits until the client disconnects, at most 30 s. */
async function stall(request: FastifyRequest): Promise<void> {
  const gone = new AbortController();
  request.raw.socket.once('close', () => gone.abort());
  await wait(STALL_MS, undefined, { signal: gone.signal, ref: false }).catch(() => undefined);
  if (gone.signal.aborted) throw planned(500, 2, undefined, 'The caller has gone.');
}

function planned(status: number, code: number, subcode: number | undefined, message: string, isThrottling = false): GraphError {
  return new GraphError({ status, code, ...(subcode !== undefined && { subcode }), message, isPlanned: true, isThrottling });
}
