import type { Queries } from '../../infrastructure/database/Database.ts';
import type { GraphError } from '../../integrations/instagram/index.ts';
import { expireAccount } from '../instagram-accounts/index.ts';
import type { ClaimedSend } from './claimSends.ts';
import { markFailed, markUncertain, parkSends, postpone } from './outbox.repository.ts';

export type SendFailure = { kind: 'refused'; text: string } | { kind: 'no_token' } | { kind: 'graph'; error: GraphError };

const ATTEMPTS_MAX = 6;
const BACKOFF_MAX_MS = 5 * 60 * 1000;
const THROTTLED_MS = 10_000;

/** Puts a message that did not go out, or of which nobody knows, into the state that says so. */
export async function recordSendFailure(queries: Queries, send: ClaimedSend, failure: SendFailure, now: Date): Promise<void> {
  if (failure.kind === 'refused') return markFailed(queries, send, failure.text);
  if (failure.kind === 'no_token') return parkSends(queries, send);
  const { error } = failure;
  switch (error.failure) {
    case 'certain':
      return markFailed(queries, send, error.message);
    case 'uncertain':
      // The same reaction twice is one reaction.
      return send.kind === 'reaction' ? tryAgain(queries, send, error) : markUncertain(queries, send);
    case 'throttled':
      return postpone(queries, send, error.retryAfterMs ?? THROTTLED_MS, false);
    case 'temporary':
      return tryAgain(queries, send, error);
    case 'token_dead':
      await parkSends(queries, send);
      if (send.account) await expireAccount(queries, send.account, error, now);
  }
}

function tryAgain(queries: Queries, send: ClaimedSend, error: GraphError): Promise<void> {
  if (send.attempt >= ATTEMPTS_MAX) return markFailed(queries, send, error.message);
  return postpone(queries, send, Math.random() * Math.min(BACKOFF_MAX_MS, 1_000 * 2 ** (send.attempt - 1)), true);
}
