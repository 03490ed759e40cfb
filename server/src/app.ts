import type { FastifyInstance } from 'fastify';
import { createFoundation } from './createFoundation.ts';
import { automation } from './domains/automation/index.ts';
import { settleRuns } from './domains/automation/runs/index.ts';
import { conversations } from './domains/conversations/index.ts';
import { eraseDeadLettersOfOwner } from './domains/delivery/dead-letters/index.ts';
import { delivery, requeueEvent } from './domains/delivery/index.ts';
import { takeFromBudget } from './domains/delivery/webhook-testing/index.ts';
import { feed } from './domains/feed/index.ts';
import { identity } from './domains/identity/index.ts';
import { insight } from './domains/insight/index.ts';
import { instagram } from './domains/instagram/index.ts';
import { openHistoryBackfill } from './domains/operations/history-backfill/index.ts';
import { operations } from './domains/operations/index.ts';
import type { ReleaseSigner } from './domains/operations/releases/index.ts';
import type { Clock } from './infrastructure/clock/Clock.ts';
import type { TimeLimits } from './infrastructure/context/Context.ts';
import type { TokenVault } from './infrastructure/crypto/createTokenVault.ts';
import type { Database } from './infrastructure/database/Database.ts';
import type { Settings } from './infrastructure/env/Settings.ts';
import type { Logger } from './infrastructure/logger/createLogger.ts';
import type { Metrics } from './infrastructure/metrics/createMetrics.ts';
import type { GuardTime } from './integrations/instagram/index.ts';
import type { WebPolicy } from './integrations/web/index.ts';

export interface AppDependencies {
  settings: Settings;
  database: Database;
  /** True if no other process uses this database. */
  isExclusive: boolean;
  vault: TokenVault;
  releaseSigner: ReleaseSigner;
  clock: Clock;
  logger: Logger;
  /** Used only in tests. */
  limits?: TimeLimits & { guardTime?: GuardTime; web?: Partial<WebPolicy> };
}

export interface App {
  http: FastifyInstance;
  metrics: Metrics;
  startWork: () => Promise<void>;
  close: () => Promise<void>;
}

export async function createApp({ releaseSigner, limits = {}, ...dependencies }: AppDependencies): Promise<App> {
  const { context, http, open, startWork, close } = await createFoundation({ ...dependencies, limits });
  await http.register(identity, {
    context,
    disconnectInstagram: (queries, ownerId) => http.instagram.accounts.endAll(queries, ownerId),
    eraseDeadLetters: eraseDeadLettersOfOwner,
    openBackfill: (ownerId) => openHistoryBackfill(context.database, ownerId),
  });
  await http.register(feed, { context, requeue: requeueEvent });
  await http.register(instagram, { context, settleRuns, guardTime: limits.guardTime });
  await http.register(automation, { context, takeTestBudget: takeFromBudget, webLimits: limits.web });
  await http.register(conversations, { context });
  await http.register(insight, { context });
  await http.register(delivery, { context });
  await http.register(operations, { context, releaseSigner });
  await open();
  return { http, metrics: context.metrics, startWork, close };
}
