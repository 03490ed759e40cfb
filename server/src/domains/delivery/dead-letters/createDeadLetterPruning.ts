import { createTicker, type Ticker } from '../../../infrastructure/concurrency/createTicker.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { pruneDeadLetters } from './dead-letters.repository.ts';

const EVERY_MS = 60 * 60_000;

export function createDeadLetterPruning(database: Database, days: number, logger: Logger): Ticker {
  return createTicker('dead-letter-pruning', EVERY_MS, () => pruneDeadLetters(database.system, days), logger);
}
