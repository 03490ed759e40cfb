import type { Metrics } from '../../../infrastructure/metrics/createMetrics.ts';
import { SHARDS } from './shards.ts';

interface Figures {
  isReachable: () => boolean;
  oldestSeconds: () => number;
  records: () => ReadonlyMap<number, number>;
}

const none: Figures = { isReachable: () => true, oldestSeconds: () => 0, records: () => new Map() };

export function measureJournal(metrics: Metrics, { isReachable, oldestSeconds, records }: Figures = none): void {
  const unreachable = '1 while the journal does not respond.';
  metrics.gauge('fanfare_journal_unreachable', unreachable, () => Number(!isReachable()));
  metrics.gauge('fanfare_journal_oldest_seconds', 'Age of the oldest record of the journal.', oldestSeconds);
  const help = 'Records of the journal that are not in the inbox yet, by shard.';
  metrics.gauges('fanfare_journal_records', help, 'shard', async () =>
    Object.fromEntries(Array.from({ length: SHARDS }, (_, shard) => [shard, records().get(shard) ?? 0])),
  );
}
