import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { createTicker } from '../../../infrastructure/concurrency/createTicker.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import type { Metrics } from '../../../infrastructure/metrics/createMetrics.ts';
import { recordEvents } from '../../feed/events/index.ts';
import { delayNotice, delayOverNotice } from './delayNotice.ts';
import { isTooOld, REOPENS_AT } from './isTooOld.ts';
import { type Backlog, closeDelay, measureBacklogs, openDelay } from './overload.repository.ts';
import { mayBeRefused, readPost } from './readPost.ts';

interface Options {
  database: Database;
  clock: Clock;
  logger: Logger;
  bus: EventPublisher;
  metrics: Metrics;
  maxAgeSeconds: number;
  isSuspended: () => boolean;
  pollMs?: number | undefined;
}

export interface BacklogLimit {
  /** @throws AppError overloaded */
  refuse: (body: Buffer) => void;
  start: () => void;
  stop: () => Promise<void>;
}

const EVERY_MS = 1_000;

/** ADR 0090. */
export function createBacklogLimit(options: Options): BacklogLimit {
  const { database, clock, logger, bus, metrics, maxAgeSeconds, isSuspended, pollMs = EVERY_MS } = options;
  const reopenSeconds = maxAgeSeconds * REOPENS_AT;
  let refused = new Set<string>();
  let oldest: number | null = null;

  async function measure(): Promise<void> {
    const { oldestSeconds, backlogs } = await measureBacklogs(database.system, reopenSeconds);
    oldest = oldestSeconds;
    const isOver = ({ ig_id, seconds, is_delayed }: Backlog) =>
      isTooOld(seconds, maxAgeSeconds, is_delayed || refused.has(ig_id));
    const over = backlogs.filter(isOver);
    refused = new Set(over.map((account) => account.ig_id));
    for (const account of over) if (!account.is_delayed) await beginDelay(account);
    for (const account of backlogs) if (account.is_delayed && !isOver(account)) await endDelay(account);
  }

  async function beginDelay(account: Backlog): Promise<void> {
    const isBegun = await database.asSystem(async (queries) => {
      const began = await openDelay(queries, account);
      if (began) await recordEvents(queries, [delayNotice(account, began)]);
      return began !== null;
    });
    if (!isBegun) return;
    const { id, seconds } = account;
    logger.warn({ accountId: id, seconds: Math.round(seconds) }, 'events wait too long: webhooks of the account are refused');
    bus.publish('feed-changed', account.owner_id);
  }

  async function endDelay(account: Backlog): Promise<void> {
    const isEnded = await database.asSystem(async (queries) => {
      const began = await closeDelay(queries, account);
      if (began) await recordEvents(queries, [delayOverNotice(account, began, new Date(clock.nowMs()))]);
      return began !== null;
    });
    if (!isEnded) return;
    logger.info({ accountId: account.id }, 'events no longer wait: webhooks of the account are accepted');
    bus.publish('feed-changed', account.owner_id);
  }

  const help = 'Age of the oldest webhook event that waits for its turn.';
  metrics.gauge('fanfare_oldest_undecided_seconds', help, () => oldest);
  metrics.gauge('fanfare_refused_accounts', 'Accounts whose webhooks are refused because their events wait.', () => refused.size);
  const ticker = createTicker('backlog limit', pollMs, measure, logger);

  return {
    refuse(body) {
      if (refused.size === 0 || isSuspended()) return;
      const post = readPost(body);
      if (!mayBeRefused(post) || !post.igIds.every((igId) => refused.has(igId))) return;
      metrics.webhookRefused('backlog');
      throw new AppError('overloaded');
    },
    start: ticker.start,
    stop: ticker.stop,
  };
}
