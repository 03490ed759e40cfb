import type { Clock } from '../clock/Clock.ts';
import type { TokenVault } from '../crypto/createTokenVault.ts';
import type { Database } from '../database/Database.ts';
import type { Role, Settings } from '../env/Settings.ts';
import type { EventBus } from '../event-bus/createEventBus.ts';
import type { Admission } from '../http/admission/createAdmission.ts';
import type { Jobs } from '../jobs/createJobs.ts';
import type { Logger } from '../logger/createLogger.ts';
import type { Metrics } from '../metrics/createMetrics.ts';
import type { BackgroundWork } from './createBackgroundWork.ts';

/** For tests: how long an echo may take, how long a socket may stay unknown or silent, how long a search may take. In ms. */
export interface TimeLimits {
  echoWaitMs?: number;
  socketAuthDeadlineMs?: number;
  socketRecheckMs?: number;
  searchBudgetMs?: number;
}

/** What every domain is wired with. */
export interface Context {
  settings: Settings;
  limits: TimeLimits;
  /** Whether this process has the role. */
  has: (role: Role) => boolean;
  /** Counts what the requests of a user cost. */
  database: Database;
  /** No other process works on this database. */
  isExclusive: boolean;
  vault: TokenVault;
  clock: Clock;
  logger: Logger;
  bus: EventBus;
  admission: Admission;
  metrics: Metrics;
  /** Opened after all domains are registered: they define their jobs first. */
  jobs: Jobs;
  /** Started in processes that have the role `worker`. */
  background: BackgroundWork;
}
