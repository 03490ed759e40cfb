import { SUBSCRIPTION_CHECK_MS } from '@fanfare/shared/contracts';
import { createTicker } from '../../../../infrastructure/concurrency/createTicker.ts';
import { type ResumeDependencies, resumeReceivingAccounts } from '../pauses/resumeReceivingAccounts.ts';
import { forgetSubscriptionChecks } from './maintenance.repository.ts';
import { notifyExpiringTokens } from './notifyExpiringTokens.ts';
import { notifyInactivity } from './notifyInactivity.ts';
import { type MaintenanceDependencies, refreshTokens } from './refreshTokens.ts';
import { watchSubscriptions } from './watchSubscriptions.ts';

export interface AccountMaintenance {
  start: () => Promise<void>;
  runOnce: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Options extends MaintenanceDependencies, ResumeDependencies {
  /** True if no other process uses this database. */
  isExclusive: boolean;
}

const EVERY_MS = 30_000;

export function createAccountMaintenance(options: Options): AccountMaintenance {
  const { database, logger, isExclusive } = options;
  const duties = {
    'refreshing tokens': () => refreshTokens(options),
    'telling of ending tokens': () => notifyExpiringTokens(options),
    'watching subscriptions': () => watchSubscriptions(options, SUBSCRIPTION_CHECK_MS),
    'telling of silence': () => notifyInactivity(options),
    'resuming accounts': () => resumeReceivingAccounts(options),
  };

  async function runOnce(): Promise<void> {
    for (const [job, work] of Object.entries(duties)) {
      // One failure must not stop the others.
      await work().catch((error: unknown) => logger.error({ err: error, job }, 'periodic work failed'));
    }
  }
  const ticker = createTicker('account upkeep', EVERY_MS, runOnce, logger);

  return {
    async start() {
      if (isExclusive) await forgetSubscriptionChecks(database.system);
      ticker.start();
    },
    runOnce,
    stop: ticker.stop,
  };
}
