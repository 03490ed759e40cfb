import { SUBSCRIPTION_CHECK_MS } from '@fanfare/shared/contracts';
import { createTicker } from '../../../infrastructure/jobs/createTicker.ts';
import { eraseRequestedAccounts } from '../data-deletion/dataDeletion.repository.ts';
import { type ResumeDependencies, resumeHeardAccounts } from '../pauses/resumeHeardAccounts.ts';
import { refreshTokens, type UpkeepDependencies } from './refreshTokens.ts';
import { tellOfEndingTokens } from './tellOfEndingTokens.ts';
import { tellOfSilence } from './tellOfSilence.ts';
import { forgetSubscriptionChecks } from './upkeep.repository.ts';
import { watchSubscriptions } from './watchSubscriptions.ts';

export interface AccountUpkeep {
  start: () => Promise<void>;
  runOnce: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Options extends UpkeepDependencies, ResumeDependencies {
  /** No other process uses this database. */
  isExclusive: boolean;
}

const EVERY_MS = 30_000;

export function createAccountUpkeep(options: Options): AccountUpkeep {
  const { database, logger, isExclusive } = options;
  const duties = {
    'refreshing tokens': () => refreshTokens(options),
    'telling of ending tokens': () => tellOfEndingTokens(options),
    'watching subscriptions': () => watchSubscriptions(options, SUBSCRIPTION_CHECK_MS),
    'telling of silence': () => tellOfSilence(options),
    'resuming accounts': () => resumeHeardAccounts(options),
    'erasing accounts': () => eraseRequestedAccounts(database),
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
