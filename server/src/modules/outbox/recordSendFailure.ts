import type { Queries } from '../../infrastructure/database/Database.ts';
import type { GraphError } from '../../integrations/instagram/index.ts';
import { expireAccount, pauseAccount, pauseReasonOf } from '../instagram-accounts/index.ts';
import type { ClaimedSend } from './claimSends.ts';
import { markFailed, markUncertain, parkSends, postpone } from './outbox.repository.ts';
import { nextTryMs } from './retryPolicy.ts';

/** `held`: the account cannot send at present, and nothing was tried. */
export type SendFailure = { kind: 'refused'; text: string } | { kind: 'held' } | { kind: 'graph'; error: GraphError };

const THROTTLED_MS = 10_000;

/** Puts a message that did not go out, or of which nobody knows, into the state that says so. */
export async function recordSendFailure(queries: Queries, send: ClaimedSend, failure: SendFailure, now: Date): Promise<void> {
  if (failure.kind === 'refused') return markFailed(queries, send, failure.text);
  if (failure.kind === 'held') return parkSends(queries, send);
  const { error } = failure;
  switch (error.failure) {
    case 'certain':
      return refuse(queries, send, error, now);
    case 'uncertain':
      return markUncertain(queries, send);
    case 'throttled':
      return postpone(queries, send, error.retryAfterMs ?? THROTTLED_MS, false);
    case 'temporary':
      return tryAgain(queries, send, error);
    case 'token_dead':
      await parkSends(queries, send, error.message);
      if (send.account) await expireAccount(queries, send.account, error, now);
  }
}

async function tryAgain(queries: Queries, send: ClaimedSend, error: GraphError): Promise<void> {
  const delayMs = nextTryMs(send);
  if (delayMs === null) return markFailed(queries, send, error.message);
  return postpone(queries, send, delayMs, true);
}

/** A refusal of one message ends it; one of everything that the account sends holds it until that is over. */
async function refuse(queries: Queries, send: ClaimedSend, error: GraphError, now: Date): Promise<void> {
  const reason = pauseReasonOf(error.meaning);
  if (reason === null || !send.account) return markFailed(queries, send, error.message);
  await parkSends(queries, send, error.message);
  await pauseAccount(queries, send.account, reason, now);
}
