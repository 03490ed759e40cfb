import { setTimeout as delay } from 'node:timers/promises';
import {
  DELIVERY_CHECK_MS,
  type DeliveryState,
  MESSAGING_WINDOW_MS,
  type MessageText,
  message,
  RECONCILED_ANSWER_MS,
} from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { createSemaphore } from '../../../infrastructure/concurrency/createSemaphore.ts';
import { createTicker } from '../../../infrastructure/concurrency/createTicker.ts';
import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
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
import { beginComparison, type Comparison, growPages, isComplete, shrinkPages } from './Comparison.ts';
import { compareNext, type Slice } from './compareNext.ts';
import { describeLeftOut } from './leftOut.ts';
import {
  type ClaimedSlice,
  findMissing,
  leaseSlices,
  readState,
  startComparisons,
  storeDelay,
  storeFailure,
  storeProgress,
  storeResult,
} from './missed-deliveries.repository.ts';
import { presentDeliveryState } from './presentDeliveryState.ts';

interface Dependencies {
  database: Database;
  instagram: InstagramClient;
  vault: TokenVault;
  clock: Clock;
  logger: Logger;
  bus: EventPublisher;
  sliceEveryMs?: number | undefined;
}

export interface MissedDeliveryDetector {
  state: (ownerId: string, accountId: string | null) => Promise<DeliveryState>;
  /** Waits a while for the result. Throws account_not_connected, instagram_not_connected, instagram_expired, too_many_requests. */
  check: (ownerId: string, accountId: string | null) => Promise<DeliveryState>;
  runOnce: () => Promise<void>;
  start: () => void;
  stop: () => Promise<void>;
}

const START_EVERY_MS = 60_000;
const BY_HAND_EVERY_MS = 30_000;
const BY_HAND_WAIT_MS = 20_000;
const BY_HAND_LOOK_MS = 100;
const SLICES_AT_ONCE = 4;
const SLICES_PER_ROUND = 20;
/** Instagram allows two calls a second; the other one is for messages in doubt. */
const SLICE_EVERY_MS = 1_000;
/** Longer than a call. */
const LEASE_MS = 60_000;
const RETRY_MS = 60_000;
const SMALLER_PAGE_MS = 5_000;
/** Instagram may list a message late. */
const OVERLAP_MS = 10 * 60_000;

export function createMissedDeliveryDetector(dependencies: Dependencies): MissedDeliveryDetector {
  const { database, instagram, vault, clock, logger, bus, sliceEveryMs = SLICE_EVERY_MS } = dependencies;
  const oneOfFew = createSemaphore(SLICES_AT_ONCE);

  async function perform(claimed: ClaimedSlice): Promise<void> {
    const account = await getAccount(database.system, claimed.owner_id, claimed.account_id);
    const token = account ? openAccountToken(vault, account) : null;
    if (!account || token === null) return storeDelay(database.system, claimed, RETRY_MS, null);
    const comparison = claimed.progress ?? begin(account, claimed.compared_until);
    try {
      const slice = await compareNext({ instagram, account, token, nowMs: clock.nowMs() }, comparison);
      const stored = await database.asSystem((queries) => storeSlice(queries, account, claimed, slice));
      if (stored > 0) bus.publish('updates-stored');
    } catch (error) {
      if (!(error instanceof GraphError)) throw error;
      await storeError(account, claimed, comparison, error);
    }
    bus.publish('feed-changed', account.owner_id);
  }

  function begin(account: AccountRow, comparedUntil: Date | null): Comparison {
    const nowMs = clock.nowMs();
    // Includes the time before a reconnect.
    const requestedSince = comparedUntil
      ? comparedUntil.getTime() - OVERLAP_MS
      : Math.max(account.connected_at.getTime(), nowMs - MESSAGING_WINDOW_MS);
    return beginComparison({ requestedSince, nowMs, scopes: account.scopes });
  }

  async function storeSlice(queries: Queries, account: AccountRow, claimed: ClaimedSlice, slice: Slice): Promise<number> {
    const prefixed = (keys: readonly string[]) => keys.map((key) => `${account.ig_id}:${key}`);
    const { seen, unreadable } = slice;
    const missing = await findMissing(queries, account.id, [
      ...seen.map(({ keys, mid }) => ({ keys: prefixed(keys), mid })),
      ...unreadable.map(({ mid }) => ({ keys: prefixed([`m:${mid}`, `p:${mid}`]), mid })),
    ]);
    const found = seen.filter((_, n) => missing.has(n));
    const stored = await storeFound(
      queries,
      found.map(({ body, at }) => ({ igId: account.ig_id, at, body })),
    );
    const lost = unreadable.filter((_, n) => missing.has(seen.length + n));
    const next = addCounts(slice.next, stored, lost);
    if (isComplete(next)) await conclude(queries, account, claimed, next);
    else await storeProgress(queries, claimed, growPages(next), sliceEveryMs);
    return stored;
  }

  async function conclude(queries: Queries, account: AccountRow, claimed: ClaimedSlice, next: Comparison): Promise<void> {
    const { losses, notes } = describeLeftOut(next);
    const leftOut = [...losses, ...notes];
    await storeResult(queries, claimed, next, leftOut.length > 0 ? leftOut : null);
    const { missed } = next.counts;
    if (missed === 0 && losses.length === 0) return;
    const first = missed > 0 ? addedText(missed) : message('notices.comparison-incomplete', { username: account.username });
    await recordEvents(queries, [gapNotice(account, next, [first, ...leftOut], new Date(clock.nowMs()))]);
  }

  /** Goes on later where it was, unless Instagram refuses. */
  async function storeError(
    account: AccountRow,
    claimed: ClaimedSlice,
    comparison: Comparison,
    error: GraphError,
  ): Promise<void> {
    if (error.failure === 'certain') return storeFailure(database.system, claimed, error.text);
    if (error.failure === 'token_dead') {
      await database.asSystem((queries) => expireAccount(queries, account, error, new Date(clock.nowMs())));
    }
    const mayBeTooMuch = comparison.pageSize > 1 && (error.failure === 'uncertain' || error.failure === 'temporary');
    const delayMs = error.retryAfterMs ?? (mayBeTooMuch ? SMALLER_PAGE_MS : RETRY_MS);
    await database.asSystem(async (queries) => {
      await storeProgress(queries, claimed, mayBeTooMuch ? shrinkPages(comparison) : comparison, delayMs);
      await storeDelay(queries, claimed, delayMs, error.text);
    });
  }

  async function runSlices(accountId?: string): Promise<void> {
    const work = (await leaseSlices(database.system, SLICES_PER_ROUND, LEASE_MS, accountId)).map((claimed) =>
      oneOfFew(() => perform(claimed)).catch((error: unknown) =>
        logger.error({ err: error, accountId: claimed.account_id }, 'comparing with Instagram failed'),
      ),
    );
    await Promise.all(work);
  }
  const startDue = async () => void (await startComparisons(database.system, { everyMs: DELIVERY_CHECK_MS }));
  const starts = createTicker('delivery gaps', START_EVERY_MS, startDue, logger);
  const slices = createTicker('delivery gap slices', sliceEveryMs, () => runSlices(), logger);

  const state = (ownerId: string, accountId: string | null) =>
    database.asOwner(ownerId, async (queries) => {
      const account = await findConnectedAccount(queries, ownerId, accountId);
      return presentDeliveryState(account && (await readState(queries, ownerId, account.id)));
    });

  return {
    state,
    async check(ownerId, chosenId) {
      const account = await database.asOwner(ownerId, (queries) => findConnectedAccount(queries, ownerId, chosenId));
      if (!account) throw new AppError('instagram_not_connected');
      if (account.state === 'expired') throw new AppError('instagram_expired');
      const { id: accountId } = account;
      const started = await startComparisons(database.system, { everyMs: BY_HAND_EVERY_MS, accountId });
      let current = await state(ownerId, accountId);
      if (started === 0 && !current.isComparing) throw new AppError('too_many_requests');
      const deadline = clock.nowMs() + BY_HAND_WAIT_MS;
      do {
        await runSlices(accountId);
        current = await state(ownerId, accountId);
        if (!current.isComparing || current.error !== null) break;
        await delay(BY_HAND_LOOK_MS);
      } while (clock.nowMs() < deadline);
      return current;
    },
    async runOnce() {
      await startDue();
      await runSlices();
    },
    start() {
      starts.start();
      slices.start();
    },
    async stop() {
      await Promise.all([starts.stop(), slices.stop()]);
    },
  };
}

function addCounts(comparison: Comparison, stored: number, lost: Slice['unreadable']): Comparison {
  const { counts, leftOut } = comparison;
  const messages = { ...leftOut.messages };
  for (const { conversationId } of lost) messages[conversationId] = (messages[conversationId] ?? 0) + 1;
  return { ...comparison, counts: { ...counts, missed: counts.missed + stored }, leftOut: { ...leftOut, messages } };
}

function addedText(missed: number) {
  const what = missed === 1 ? message('notices.message-or-comment') : message('notices.messages-and-comments', { count: missed });
  return message('notices.missed-deliveries-added', { what, minutes: RECONCILED_ANSWER_MS / 60_000 });
}

function gapNotice(account: AccountRow, { until, counts: { missed } }: Comparison, text: MessageText, now: Date) {
  return noticeEvent(account, {
    // A slice may be repeated after its lease.
    key: `gap:${account.id}:${until}`,
    text,
    place: 'connection',
    payload: { missed },
    now,
  });
}
