import { openReleaseStore, retireBuilds } from '@fanfare/releases';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { createTicker, type Ticker } from '../../../infrastructure/concurrency/createTicker.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import type { WriteReleases } from '../releases/index.ts';
import { KEPT_MS, type ReleaseHealth } from './createReleaseHealth.ts';

const PUBLISH_EVERY_MS = 15_000;
const TIDY_EVERY_MS = 60 * 60_000;

interface Options {
  health: ReleaseHealth;
  releasesDir: string;
  write: WriteReleases;
  clock: Clock;
  logger: Logger;
}

export function pruneReleases({ health, releasesDir, write, clock, logger }: Options): Ticker {
  const publishing = createTicker('release-health', PUBLISH_EVERY_MS, health.publish, logger);
  const tidying = createTicker(
    'release-retention',
    TIDY_EVERY_MS,
    async () => {
      await health.prune();
      const before = new Date(clock.nowMs() - KEPT_MS).toISOString();
      const retired = await write(() => retireBuilds(openReleaseStore(releasesDir), before, 'retention'));
      if (retired.length > 0) logger.info({ builds: retired }, 'builds unused for 30 days were removed');
    },
    logger,
  );
  return {
    start() {
      publishing.start();
      tidying.start();
    },
    async stop() {
      await Promise.all([publishing.stop(), tidying.stop()]);
    },
  };
}
