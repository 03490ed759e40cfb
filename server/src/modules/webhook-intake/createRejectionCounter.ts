import type { Database } from '../../infrastructure/database/Database.ts';
import type { Logger } from '../../infrastructure/logger/createLogger.ts';
import { countDrops } from './webhook-intake.repository.ts';

export interface RejectionCounter {
  /** A delivery was refused. Costs nothing: many are written down together. */
  count: () => void;
  /** Writes down what was counted. Never rejects. */
  flush: () => Promise<void>;
}

const TOGETHER_MS = 1_000;

/** Counts deliveries whose signature was wrong, so that a wrong secret shows. Whoever posts nonsense must not keep the database busy. */
export function createRejectionCounter(database: Database, logger: Logger): RejectionCounter {
  let counted = 0;
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const rejected = counted;
    counted = 0;
    if (rejected === 0) return;
    await countDrops(database.system, 'signature_invalid', rejected).catch((error: unknown) =>
      logger.warn({ err: error, rejected }, 'counting refused deliveries failed'),
    );
  }

  return {
    count() {
      counted += 1;
      timer ??= setTimeout(() => void flush(), TOGETHER_MS).unref();
    },
    flush,
  };
}
