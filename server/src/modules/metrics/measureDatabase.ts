import type { Database, Queries } from '../../infrastructure/database/Database.ts';
import type { Metrics } from '../../infrastructure/metrics/createMetrics.ts';
import {
  countAccounts,
  countDropped,
  countInbox,
  countJobs,
  countOutbox,
  countTimers,
  countWaitingDeliveries,
  findOldest,
} from './metrics.readModel.ts';

type Read = (queries: Queries) => Promise<Record<string, number>>;

const figures: readonly [name: string, help: string, label: string, read: Read][] = [
  ['fanfare_inbox_updates', 'Updates that are not done.', 'state', countInbox],
  ['fanfare_waiting_deliveries', 'Webhooks that wait to be put into the inbox.', 'state', countWaitingDeliveries],
  ['fanfare_outbox_messages', 'Messages that are not done.', 'state', countOutbox],
  ['fanfare_oldest_open_seconds', 'Age of the oldest that is not done.', 'queue', findOldest],
  ['fanfare_timers', 'Waits of runs.', 'state', countTimers],
  ['fanfare_dropped_updates', 'What came signed and was not stored as an update.', 'reason', countDropped],
  ['fanfare_jobs', 'Background jobs.', 'state', countJobs],
  ['fanfare_instagram_accounts', 'Connected accounts.', 'state', countAccounts],
];

export function measureDatabase(metrics: Metrics, database: Database): void {
  // First, because the other gauges take connections themselves.
  metrics.gauges('fanfare_database_connections', 'Database connections of this process, and requests waiting for one.', 'state', async () => ({
    ...database.connections(),
  }));
  metrics.gauges('fanfare_database_waiting', 'Requests waiting for a connection, by pool.', 'pool', async () => database.waitingByPool());
  for (const [name, help, label, read] of figures) {
    metrics.gauges(name, help, label, () => read(database.system).catch(() => ({})));
  }
}
