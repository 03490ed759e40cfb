import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import type { Metrics } from '../../../infrastructure/metrics/createMetrics.ts';
import {
  countAccounts,
  countComparisons,
  countDropped,
  countExpiredLeases,
  countInbox,
  countInterrupted,
  countJobs,
  countOutbox,
  countTimers,
  countUncertain,
  countWaitingDeliveries,
  findLag,
  findOldest,
} from './metrics.readModel.ts';

type Read = (queries: Queries) => Promise<Record<string, number>>;

const figures: readonly [name: string, help: string, label: string, read: Read][] = [
  ['fanfare_inbox_updates', 'Open updates in the inbox.', 'state', countInbox],
  ['fanfare_waiting_deliveries', 'Spilled webhook deliveries waiting for the inbox.', 'state', countWaitingDeliveries],
  ['fanfare_interrupted_updates', 'Updates whose processing was interrupted.', 'state', countInterrupted],
  ['fanfare_outbox_messages', 'Open messages in the outbox.', 'state', countOutbox],
  ['fanfare_uncertain_messages', 'Messages with a lost response, by what they wait for.', 'state', countUncertain],
  ['fanfare_oldest_open_seconds', 'Age of the oldest open entry.', 'queue', findOldest],
  ['fanfare_expired_leases', 'Work whose process ended and that no other process has taken.', 'queue', countExpiredLeases],
  [
    'fanfare_projection_lag_seconds',
    'Age of what statistics and copies for the search do not contain yet.',
    'projection',
    findLag,
  ],
  ['fanfare_timers', 'Timers of waiting runs.', 'state', countTimers],
  ['fanfare_dropped_updates', 'Signed updates that were dropped.', 'reason', countDropped],
  [
    'fanfare_comparisons',
    'Accounts by comparison with Instagram: running, or incomplete within a day.',
    'state',
    countComparisons,
  ],
  ['fanfare_jobs', 'Background jobs.', 'state', countJobs],
  ['fanfare_instagram_accounts', 'Connected accounts.', 'state', countAccounts],
];

const noReplica = { lagSeconds: 0, reads: { replica: 0, primary: 0 } };

export function measureDatabase(metrics: Metrics, database: Database): void {
  // First, because the other gauges take connections themselves.
  metrics.gauges(
    'fanfare_database_connections',
    'Database connections of this process, and requests waiting for one.',
    'state',
    async () => ({
      ...database.connections(),
    }),
  );
  metrics.gauges('fanfare_database_waiting', 'Requests waiting for a connection, by pool.', 'pool', async () =>
    database.waitingByPool(),
  );
  const replica = () => database.reader.state() ?? noReplica;
  metrics.gauge(
    'fanfare_replica_lag_seconds',
    'Lag of the read replica; NaN while it is down, 0 without one.',
    () => replica().lagSeconds ?? Number.NaN,
  );
  metrics.gauges(
    'fanfare_replica_reads',
    'Reads of analytics, searches and exports since the start, by server.',
    'server',
    async () => ({ ...replica().reads }),
  );
  for (const [name, help, label, read] of figures) {
    metrics.gauges(name, help, label, () => read(database.system).catch(() => ({})));
  }
}
