import type { Database } from './infrastructure/database/Database.ts';
import type { Metrics } from './infrastructure/metrics/createMetrics.ts';
import type { OverloadGuard } from './infrastructure/overload/createOverloadGuard.ts';
import type { RealtimeGateway } from './infrastructure/realtime/createRealtimeGateway.ts';
import type { InstagramClient } from './integrations/instagram/index.ts';
import { measureDatabase } from './modules/metrics/index.ts';

interface Parts {
  database: Database;
  gateway: RealtimeGateway;
  instagram: InstagramClient;
  guard: OverloadGuard;
}

export function measureProcess(metrics: Metrics, { database, gateway, instagram, guard }: Parts): void {
  measureDatabase(metrics, database);
  metrics.gauge('fanfare_sockets', 'Open sockets of browsers.', gateway.socketCount);
  metrics.gauge('fanfare_disk_free_bytes', 'Free space on the disk of the database.', guard.freeDiskBytes);
  metrics.gauges(
    'fanfare_instagram_guard',
    'Accounts with open breakers or used-up limits, and queued calls.',
    'state',
    async () => {
      const { breakersOpen, stopped, waitingCalls } = instagram.guardState();
      return { breaker_open: breakersOpen, allowance_used: stopped, calls_waiting: waitingCalls };
    },
  );
  metrics.gauges('fanfare_overload', '1 while webhooks are refused, by reason.', 'reason', async () => {
    const present = guard.reasons();
    const isOn = (reason: (typeof present)[number]) => Number(present.includes(reason));
    return { event_loop: isOn('event_loop'), disk: isOn('disk'), database: isOn('database') };
  });
}
