import {
  DELIVERY_CHECK_MS,
  type DeliveryState,
  MESSAGING_WINDOW_MS,
  message,
  RECONCILED_ANSWER_MS,
} from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { createSemaphore } from '../../../infrastructure/jobs/createSemaphore.ts';
import { createTicker } from '../../../infrastructure/jobs/createTicker.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { GraphError, type InstagramClient } from '../../../integrations/instagram/index.ts';
import { recordEvents } from '../../feed/events/index.ts';
import {
  type AccountRow,
  expireAccount,
  findConnectedAccount,
  getAccount,
  noticeEvent,
  openAccountToken,
} from '../../instagram/instagram-accounts/index.ts';
import { storeFound } from '../webhook-intake/index.ts';
import { compareAccount } from './compareAccount.ts';
import {
  type CheckResult,
  type ClaimedCheck,
  claimChecks,
  findMissing,
  readState,
  storeCheck,
} from './missed-deliveries.repository.ts';
import { presentDeliveryState } from './presentDeliveryState.ts';

interface Dependencies {
  database: Database;
  instagram: InstagramClient;
  vault: TokenVault;
  clock: Clock;
  logger: Logger;
  bus: EventPublisher;
}

export interface MissedDeliveryDetector {
  state: (ownerId: string) => Promise<DeliveryState>;
  /** Throws instagram_not_connected, instagram_expired, too_many_requests. */
  check: (ownerId: string) => Promise<DeliveryState>;
  runOnce: () => Promise<void>;
  start: () => void;
  stop: () => Promise<void>;
}

const LOOK_EVERY_MS = 60_000;
const BY_HAND_EVERY_MS = 30_000;
const AT_ONCE = 4;
/** Webhooks may be on their way. */
const GRACE_MS = 60_000;
/** Instagram may list a message late. */
const OVERLAP_MS = 10 * 60_000;

export function createMissedDeliveryDetector(dependencies: Dependencies): MissedDeliveryDetector {
  const { database, instagram, vault, clock, logger, bus } = dependencies;
  const oneOfFew = createSemaphore(AT_ONCE);

  async function perform(check: ClaimedCheck): Promise<void> {
    const account = await getAccount(database.system, check.owner_id, check.account_id);
    const token = account ? openAccountToken(vault, account) : null;
    if (!account || token === null) return;
    const until = new Date(clock.nowMs() - GRACE_MS);
    // Includes the time before a reconnect.
    const known = check.compared_until ? check.compared_until.getTime() - OVERLAP_MS : account.connected_at.getTime();
    const begin = Math.max(known, clock.nowMs() - MESSAGING_WINDOW_MS);
    try {
      const { threads, posts, seen } = await compareAccount({ instagram, account, token, since: new Date(begin), until });
      const prefixed = seen.map(({ keys, mid }) => ({ keys: keys.map((key) => `${account.ig_id}:${key}`), mid }));
      const missing = await findMissing(database.system, account.id, prefixed);
      const found = seen.filter((_, n) => missing.has(n));
      const missed = await storeFound(
        database.system,
        found.map(({ body, at }) => ({ igId: account.ig_id, at, body })),
      );
      await conclude(account, check, { threads, posts, missed, comparedUntil: until, error: null });
    } catch (error) {
      if (!(error instanceof GraphError)) throw error;
      if (error.failure === 'token_dead') {
        await database.asSystem((queries) => expireAccount(queries, account, error, new Date(clock.nowMs())));
      }
      await conclude(account, check, { threads: 0, posts: 0, missed: 0, comparedUntil: null, error: error.text });
    }
  }

  async function conclude(account: AccountRow, check: ClaimedCheck, result: CheckResult): Promise<void> {
    await database.asSystem(async (queries) => {
      await storeCheck(queries, check, result);
      if (result.missed > 0) await recordEvents(queries, [gapNotice(account, result.missed, new Date(clock.nowMs()))]);
    });
    if (result.missed > 0) bus.publish('updates-stored');
    bus.publish('feed-changed', account.owner_id);
  }

  async function runOnce(): Promise<void> {
    const due = await claimChecks(database.system, { everyMs: DELIVERY_CHECK_MS });
    const work = due.map((check) =>
      oneOfFew(() => perform(check)).catch((error: unknown) =>
        logger.error({ err: error, accountId: check.account_id }, 'comparing with Instagram failed'),
      ),
    );
    await Promise.all(work);
  }
  const ticker = createTicker('delivery gaps', LOOK_EVERY_MS, runOnce, logger);

  const state = (ownerId: string) =>
    database.asOwner(ownerId, async (queries) => presentDeliveryState(await readState(queries, ownerId)));

  return {
    state,
    async check(ownerId) {
      const account = await database.asOwner(ownerId, (queries) => findConnectedAccount(queries, ownerId));
      if (!account) throw new AppError('instagram_not_connected');
      if (account.state === 'expired') throw new AppError('instagram_expired');
      const [check] = await claimChecks(database.system, { everyMs: BY_HAND_EVERY_MS, ownerId });
      if (!check) throw new AppError('too_many_requests');
      await perform(check);
      return state(ownerId);
    },
    runOnce,
    start: ticker.start,
    stop: ticker.stop,
  };
}

function gapNotice(account: AccountRow, missed: number, now: Date) {
  const what = missed === 1 ? message('notices.message-or-comment') : message('notices.messages-and-comments', { count: missed });
  const minutes = RECONCILED_ANSWER_MS / 60_000;
  return noticeEvent(account, {
    key: `gap:${account.id}:${now.getTime()}`,
    text: message('notices.missed-deliveries-added', { what, minutes }),
    place: 'connection',
    payload: { missed },
    now,
  });
}
