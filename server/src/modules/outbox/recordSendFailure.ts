import type { Queries } from '../../infrastructure/database/Database.ts';
import type { GraphError } from '../../integrations/instagram/index.ts';
import { recordEvents } from '../events/index.ts';
import { type AccountRow, markAccountExpired } from '../instagram-accounts/index.ts';
import type { ClaimedSend } from './claimSends.ts';
import { markFailed, markUncertain, parkSends, postpone } from './outbox.repository.ts';

export type SendFailure = { kind: 'refused'; text: string } | { kind: 'no_token' } | { kind: 'graph'; error: GraphError };

const ATTEMPTS_MAX = 6;
const BACKOFF_MAX_MS = 5 * 60 * 1000;
const THROTTLED_MS = 10_000;
/** Custom limits of the API (code 613) are counted per minute. */
const CUSTOM_LIMIT_CODE = 613;
const CUSTOM_LIMIT_MS = 60_000;

/** Puts a message that did not go out, or of which nobody knows, into the state that says so. */
export async function recordSendFailure(queries: Queries, send: ClaimedSend, failure: SendFailure, now: Date): Promise<void> {
  if (failure.kind === 'refused') return markFailed(queries, send, failure.text);
  if (failure.kind === 'no_token') return parkSends(queries, send);
  const { error } = failure;
  switch (error.failure) {
    case 'certain':
      return markFailed(queries, send, error.message);
    case 'uncertain':
      return markUncertain(queries, send);
    case 'throttled':
      return postpone(queries, send, error.code === CUSTOM_LIMIT_CODE ? CUSTOM_LIMIT_MS : THROTTLED_MS, false);
    case 'temporary':
      if (send.attempt >= ATTEMPTS_MAX) return markFailed(queries, send, error.message);
      return postpone(queries, send, Math.random() * Math.min(BACKOFF_MAX_MS, 1_000 * 2 ** (send.attempt - 1)), true);
    case 'token_dead':
      await parkSends(queries, send);
      if (send.account && (await markAccountExpired(queries, send.owner_id, send.account_id))) {
        await tellOwner(queries, send.account, error, now);
      }
  }
}

/** Once per connection: everything else waits silently for the owner to connect again. */
async function tellOwner(queries: Queries, account: AccountRow, error: GraphError, now: Date): Promise<void> {
  const event = {
    key: `expired:${account.id}:${account.connected_at.getTime()}`,
    type: 'webhook_error',
    accountId: account.id,
    contactId: null,
    happenedAt: now,
    receivedAt: now,
    senderId: null,
    senderUsername: null,
    text: null,
    payload: { code: error.code, subcode: error.subcode },
    processedStatus: 'failed',
    processingError: error.message,
    outcome: null,
    attempts: 1,
  } as const;
  await recordEvents(queries, [{ ownerId: account.owner_id, event }]);
}
