import { MESSAGING_WINDOW_MS } from '@fanfare/shared/contracts';
import type { Clock } from '../../infrastructure/clock/Clock.ts';
import type { TokenVault } from '../../infrastructure/crypto/createTokenVault.ts';
import type { Database, Queries } from '../../infrastructure/database/Database.ts';
import type { Logger } from '../../infrastructure/logger/createLogger.ts';
import { GraphError, type InstagramClient } from '../../integrations/instagram/index.ts';
import { insertMessage } from '../contacts/index.ts';
import { recordEvents } from '../events/index.ts';
import { type AccountRow, getAccount, markAccountExpired, openAccountToken } from '../instagram-accounts/index.ts';
import {
  type ClaimedSend,
  markFailed,
  markSent,
  markUncertain,
  parkSends,
  postpone,
  WINDOW_CLOSED,
} from './outbox.repository.ts';

export interface SenderDependencies {
  database: Database;
  instagram: InstagramClient;
  vault: TokenVault;
  clock: Clock;
  logger: Logger;
  /** Brings what the feed says about a run up to date. */
  settleRun: (queries: Queries, ownerId: string, runId: string) => Promise<void>;
  onFeedChanged: (ownerId: string) => void;
}

const ATTEMPTS_MAX = 6;
const BACKOFF_MAX_MS = 5 * 60 * 1000;
const THROTTLED_MS = 10_000;
/** Custom limits of the API (code 613) are counted per minute. */
const CUSTOM_LIMIT_CODE = 613;
const CUSTOM_LIMIT_MS = 60_000;
const DISCONNECTED = 'The Instagram account was disconnected before this message was sent.';

/** Sends one claimed message and records what became of it. */
export function createSender(dependencies: SenderDependencies): (send: ClaimedSend) => Promise<void> {
  const { database, instagram, vault, clock, settleRun, onFeedChanged } = dependencies;

  return async function sendOne(send) {
    const account = await getAccount(database.system, send.owner_id, send.account_id);
    if (!account || account.state === 'inactive') return conclude(send, (queries) => markFailed(queries, send, DISCONNECTED));
    if (!isWindowOpen(send, clock.nowMs())) return conclude(send, (queries) => markFailed(queries, send, WINDOW_CLOSED));
    const token = openAccountToken(vault, account);
    if (token === null) return conclude(send, (queries) => parkSends(queries, send));

    let messageId: string;
    try {
      ({ messageId } = await instagram.sendText(token, account.ig_id, send.recipient_igsid, send.text));
    } catch (error) {
      if (!(error instanceof GraphError)) throw error;
      return conclude(send, (queries) => recordFailure(queries, send, account, error));
    }
    return conclude(send, async (queries) => {
      await markSent(queries, send, messageId);
      await insertMessage(queries, {
        ownerId: send.owner_id,
        accountId: send.account_id,
        conversationId: send.conversation_id,
        mid: messageId,
        direction: 'out',
        text: send.text,
        sentAt: new Date(clock.nowMs()),
      });
    });
  };

  async function conclude(send: ClaimedSend, change: (queries: Queries) => Promise<void>): Promise<void> {
    await database.asSystem(async (queries) => {
      await change(queries);
      await settleRun(queries, send.owner_id, send.run_id);
    });
    onFeedChanged(send.owner_id);
  }

  async function recordFailure(queries: Queries, send: ClaimedSend, account: AccountRow, error: GraphError): Promise<void> {
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
        if (await markAccountExpired(queries, send.owner_id, send.account_id)) await tellOwner(queries, account, error);
        return;
    }
  }

  /** Once per connection: everything else waits silently for the owner to connect again. */
  async function tellOwner(queries: Queries, account: AccountRow, error: GraphError): Promise<void> {
    const now = new Date(clock.nowMs());
    const key = `expired:${account.id}:${account.connected_at.getTime()}`;
    await recordEvents(queries, account.owner_id, [
      {
        key,
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
      },
    ]);
  }
}

function isWindowOpen(send: ClaimedSend, nowMs: number): boolean {
  return send.last_inbound_at !== null && nowMs - send.last_inbound_at.getTime() < MESSAGING_WINDOW_MS;
}
