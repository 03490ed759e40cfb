import { createTicker } from '../../../infrastructure/concurrency/createTicker.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { Jobs } from '../../../infrastructure/jobs/createJobs.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import type { AccountAccess } from '../../instagram/instagram-accounts/index.ts';
import { type FetchDependencies, fetchInsights } from './fetchInsights.ts';
import { type Claim, claimDueAccounts, isSuperseded } from './insights.repository.ts';

interface Dependencies extends FetchDependencies {
  access: AccountAccess;
  jobs: Jobs;
  logger: Logger;
  pollMs?: number | undefined;
}

export interface InsightsJob {
  start: () => void;
  runOnce: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Users often open the analytics soon after connecting. */
const LOOK_EVERY_MS = 3_000;
/** Instagram completes a day within two days. */
const FETCH_EVERY_MS = 6 * 60 * 60_000;
const retried = new Set(['instagram_unavailable', 'too_many_requests']);

export function createInsightsJob(dependencies: Dependencies): InsightsJob {
  const { database, access, jobs, logger, pollMs = LOOK_EVERY_MS } = dependencies;
  const queue = jobs.define<Claim>('instagram-insights', perform);

  async function perform(claim: Claim): Promise<void> {
    if (await database.asOwner(claim.ownerId, (queries) => isSuperseded(queries, claim))) return;
    try {
      await access.useOf(claim.ownerId, claim.accountId, (usable) => fetchInsights(dependencies, usable));
    } catch (error) {
      if (!(error instanceof AppError) || retried.has(error.code)) throw error;
      logger.info({ code: error.code, accountId: claim.accountId }, 'fetching insights was refused');
    }
  }

  async function runOnce(): Promise<void> {
    const claimed = await database.asSystem(async (queries) => {
      const claims = await claimDueAccounts(queries, FETCH_EVERY_MS);
      for (const claim of claims) await queue.enqueue(queries, claim);
      return claims;
    });
    if (claimed.length > 0) queue.wake();
  }

  return { ...createTicker('instagram insights', pollMs, runOnce, logger), runOnce };
}
