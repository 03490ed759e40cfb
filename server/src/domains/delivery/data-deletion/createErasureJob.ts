import { createTicker, type Ticker } from '../../../infrastructure/concurrency/createTicker.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { eraseRequestedAccounts } from './dataDeletion.repository.ts';

const EVERY_MS = 30_000;

/** Continues erasing accounts after a restart or a failure. */
export function createErasureJob({ database, logger }: { database: Database; logger: Logger }): Ticker {
  return createTicker('account erasure', EVERY_MS, () => eraseRequestedAccounts(database), logger);
}
