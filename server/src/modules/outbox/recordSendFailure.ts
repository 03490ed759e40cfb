import type { Queries } from '../../infrastructure/database/Database.ts';
import type { GraphError } from '../../integrations/instagram/index.ts';
import { expireAccount, pauseAccount, pauseReasonOf } from '../instagram-accounts/index.ts';
import type { ClaimedSend } from './claimSends.ts';
import { markCancelled, markFailed, markSentBefore, markUncertain, parkSends, postpone } from './outbox.repository.ts';
import { nextTryMs } from './retryPolicy.ts';

/** `held`: the account cannot send at present, and nothing was tried. */
export type SendFailure =
  | { kind: 'refused'; text: string }
  | { kind: 'cancelled'; text: string }
  | { kind: 'held' }
  | { kind: 'graph'; error: GraphError };

const THROTTLED_MS = 10_000;

/** Puts a message that did not go out, or of which nobody knows, into the state that says so. */
export async function recordSendFailure(queries: Queries, send: ClaimedSend, failure: SendFailure): Promise<void> {
  if (failure.kind === 'refused') return markFailed(queries, send, failure.text);
  if (failure.kind === 'cancelled') return markCancelled(queries, send, failure.text);
  if (failure.kind === 'held') return parkSends(queries, send);
  const { error } = failure;
  switch (error.failure) {
    case 'certain':
      if (send.comment_id !== null && error.meaning === 'private_reply_used') return markSentBefore(queries, send, error.message);
      return pauseReasonOf(error.meaning) === null
        ? markFailed(queries, send, error.message)
        : parkSends(queries, send, error.message);
    case 'uncertain':
      // The same reaction twice is one reaction.
      return send.kind === 'reaction' ? tryAgain(queries, send, error) : markUncertain(queries, send);
    case 'throttled':
      return postpone(queries, send, error.retryAfterMs ?? THROTTLED_MS, false);
    case 'temporary':
      return tryAgain(queries, send, error);
    case 'token_dead':
      return parkSends(queries, send, error.message);
  }
}

/** A refusal of everything that the account sends ends its connection, or pauses it, and its owner is told. */
export async function holdAccount(queries: Queries, { account }: ClaimedSend, failure: SendFailure, now: Date): Promise<void> {
  if (failure.kind !== 'graph' || !account) return;
  const { error } = failure;
  if (error.failure === 'token_dead') return expireAccount(queries, account, error, now);
  const reason = error.failure === 'certain' ? pauseReasonOf(error.meaning) : null;
  if (reason !== null) await pauseAccount(queries, account, reason, now);
}

async function tryAgain(queries: Queries, send: ClaimedSend, error: GraphError): Promise<void> {
  const delayMs = nextTryMs(send);
  if (delayMs === null) return markFailed(queries, send, error.message);
  return postpone(queries, send, delayMs, true);
}
