import type { Clock } from '../clock/Clock.ts';
import type { TokenVault } from '../crypto/createTokenVault.ts';
import type { Database } from '../database/Database.ts';
import type { Role, Settings } from '../env/Settings.ts';
import type { EventBus } from '../event-bus/createEventBus.ts';
import type { Admission } from '../http/admission/createAdmission.ts';
import type { Jobs } from '../jobs/createJobs.ts';
import type { Logger } from '../logger/createLogger.ts';
import type { Metrics } from '../metrics/createMetrics.ts';
import type { ObjectStorage } from '../object-storage/ObjectStorage.ts';
import type { BackgroundWork } from './createBackgroundWork.ts';

/** Used only in tests. Values are in ms. */
export interface TimeLimits {
  echoWaitMs?: number;
  callWithinMs?: number;
  secondLookMs?: number;
  socketAuthDeadlineMs?: number;
  socketRecheckMs?: number;
  searchBudgetMs?: number;
  pollMs?: number;
  comparisonEveryMs?: number;
}

export interface Context {
  settings: Settings;
  limits: TimeLimits;
  has: (role: Role) => boolean;
  /** Counts the cost of a user's requests. */
  database: Database;
  /** True if no other process uses this database. */
  isExclusive: boolean;
  vault: TokenVault;
  bucket: ObjectStorage | null;
  clock: Clock;
  logger: Logger;
  bus: EventBus;
  admission: Admission;
  metrics: Metrics;
  jobs: Jobs;
  background: BackgroundWork;
  databaseSince: () => number | null;
  isOverloaded: () => boolean;
}
