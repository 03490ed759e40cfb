import type { MessageText } from '@fanfare/shared/contracts';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { type GraphError, PRIVATE_REPLY_EVERY_MS } from '../../../../integrations/instagram/index.ts';
import { expireAccount, pauseAccount, pauseReasonOf } from '../../instagram-accounts/index.ts';
import { markCancelled, markFailed, markSentBefore, markUncertain, parkSends, postpone } from '../outbox.repository.ts';
import { isPrivateReply, queueBehindReplies } from '../queue/commentSends.repository.ts';
import type { ClaimedSend } from './claimSends.ts';
import { nextTryMs } from './retryPolicy.ts';

export type SendFailure =
  | { kind: 'refused'; text: MessageText }
  | { kind: 'cancelled'; text: MessageText }
  | { kind: 'held' }
  | { kind: 'graph'; error: GraphError };

const THROTTLED_MS = 10_000;

export async function recordSendFailure(queries: Queries, send: ClaimedSend, failure: SendFailure): Promise<void> {
  if (failure.kind === 'refused') return markFailed(queries, send, failure.text);
  if (failure.kind === 'cancelled') return markCancelled(queries, send, failure.text);
  if (failure.kind === 'held') return parkSends(queries, send);
  const { error } = failure;
  switch (error.failure) {
    case 'certain':
      if (error.meaning === 'private_reply_used' && mayHaveBeenSent(send)) return markSentBefore(queries, send, error.text);
      return pauseReasonOf(error.meaning) === null ? markFailed(queries, send, error.text) : parkSends(queries, send, error.text);
    case 'uncertain':
      return isSameTwice(send) ? tryAgain(queries, send, error) : markUncertain(queries, send);
    case 'throttled':
      if (waitsForItsTurn(send)) return queueBehindReplies(queries, send, turnOf(error));
      return postpone(queries, send, error.retryAfterMs ?? THROTTLED_MS, false);
    case 'temporary':
      return tryAgain(queries, send, error);
    case 'token_dead':
      return parkSends(queries, send, error.text);
  }
}

/** Users may request the same reply again. */
function mayHaveBeenSent(send: ClaimedSend): boolean {
  return isPrivateReply(send) && (send.attempt > 1 || send.author === 'person');
}

export function isSameTwice({ kind }: { kind: ClaimedSend['kind'] }): boolean {
  return kind === 'reaction' || kind === 'comment_hide';
}

/** A viral post exceeds Instagram's hourly limit. Automated replies queue up; replies by people do not. */
function waitsForItsTurn(send: ClaimedSend): boolean {
  return (
    isPrivateReply(send) && send.author !== 'person' && send.run_at.getTime() - send.created_at.getTime() < PRIVATE_REPLY_EVERY_MS
  );
}

function turnOf({ retryAfterMs }: GraphError) {
  return { delayMs: retryAfterMs ?? THROTTLED_MS, apartMs: PRIVATE_REPLY_EVERY_MS };
}

/** For an account from which Instagram refuses everything. */
export async function holdAccount(queries: Queries, { account }: ClaimedSend, failure: SendFailure, now: Date): Promise<void> {
  if (failure.kind !== 'graph' || !account) return;
  const { error } = failure;
  if (error.failure === 'token_dead') return expireAccount(queries, account, error, now);
  const reason = error.failure === 'certain' ? pauseReasonOf(error.meaning) : null;
  if (reason !== null) await pauseAccount(queries, account, reason, now);
}

async function tryAgain(queries: Queries, send: ClaimedSend, error: GraphError): Promise<void> {
  const delayMs = nextTryMs(send);
  if (delayMs === null) return markFailed(queries, send, error.text);
  return postpone(queries, send, delayMs, true);
}
