import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { createTicker } from '../../../infrastructure/concurrency/createTicker.ts';
import type { JournalSettings } from '../../../infrastructure/env/Settings.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import type { Metrics } from '../../../infrastructure/metrics/createMetrics.ts';
import { isTooOld, mayBeRefused, REOPENS_AT, readPost } from '../overload/index.ts';
import { createAppender } from './createAppender.ts';
import type { Journal } from './Journal.ts';
import { measureJournal } from './measureJournal.ts';
import { type RecordStream, StreamError } from './RecordStream.ts';
import { encodePart } from './records.ts';
import { type ShardPart, splitByShard } from './shards.ts';

interface Options {
  stream: RecordStream;
  settings: JournalSettings;
  maxAgeSeconds: number;
  databaseSince: () => number | null;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  pollMs?: number | undefined;
}

interface StreamJournal extends Journal {
  start: () => void;
  stop: () => Promise<void>;
}

const MEASURE_EVERY_MS = 1_000;

export function createStreamJournal(options: Options): StreamJournal {
  const { stream, settings, maxAgeSeconds, databaseSince, clock, logger, metrics, pollMs = MEASURE_EVERY_MS } = options;
  const append = createAppender(stream);
  const startedAt = performance.now();
  let oldestSeconds = 0;
  let records: ReadonlyMap<number, number> = new Map();
  let late = new Set<number>();
  let isFailing = false;

  const secondsSince = (at: Date) => Math.max(0, (clock.nowMs() - at.getTime()) / 1_000);

  async function measure(): Promise<void> {
    const state = await stream.state().catch(() => null);
    if (!state) return;
    records = state.records;
    oldestSeconds = state.oldestAt ? secondsSince(state.oldestAt) : 0;
    const limit = limitSeconds();
    const isLate = async (shard: number) => {
      const first = await stream.first(shard);
      return first !== null && isTooOld(secondsSince(first.at), limit, late.has(shard));
    };
    const before = late.size;
    const suspects = oldestSeconds >= limit * REOPENS_AT ? [...records.keys()] : [];
    const found = await Promise.all(suspects.map(async (shard) => ((await isLate(shard)) ? [shard] : [])));
    late = new Set(found.flat());
    if (late.size > 0 && before === 0) logger.warn({ shards: [...late], oldestSeconds }, 'records of the journal wait too long');
    if (late.size === 0 && before > 0) logger.info('records of the journal no longer wait too long');
  }

  function isCatchingUp(): boolean {
    const since = databaseSince();
    return since === null || performance.now() - Math.max(since, startedAt) < maxAgeSeconds * 1_000;
  }

  function limitSeconds(): number {
    return isCatchingUp() ? settings.maxMinutes * 60 : maxAgeSeconds;
  }

  /** By age as the inbox refuses (ADR 0090), after an outage of the database without exception. */
  function isRefused(parts: readonly ShardPart[], body: Buffer): boolean {
    const isLate = ({ shard }: ShardPart) => late.has(shard);
    return isCatchingUp() ? parts.some(isLate) : parts.every(isLate) && mayBeRefused(readPost(body));
  }

  function refuse(reason: 'journal' | 'journal_full' | 'backlog', cause?: unknown): never {
    metrics.webhookRefused(reason);
    throw new AppError('overloaded', { cause });
  }

  function reportFailure(error: unknown): void {
    if (!isFailing) logger.error({ err: error }, 'the journal rejects deliveries, so webhooks are refused');
    isFailing = true;
  }

  measureJournal(metrics, { isReachable: stream.isConnected, oldestSeconds: () => oldestSeconds, records: () => records });
  const ticker = createTicker('journal measurement', pollMs, measure, logger);

  return {
    isReadyWithoutDatabase: stream.isConnected,
    async append({ body }) {
      const began = performance.now();
      const parts = splitByShard(body);
      if (late.size > 0 && isRefused(parts, body)) refuse('backlog');
      const receivedAt = new Date(clock.nowMs());
      try {
        await Promise.all(
          parts.map(async ({ shard, body: part }) => append(shard, await encodePart({ body: part, receivedAt }))),
        );
      } catch (error) {
        reportFailure(error);
        refuse(error instanceof StreamError ? error.reason : 'journal', error);
      }
      if (isFailing) logger.info('the journal accepts deliveries again');
      isFailing = false;
      metrics.journalAppended((performance.now() - began) / 1_000);
    },
    start: ticker.start,
    stop: ticker.stop,
  };
}
