import type { Database } from '../../../infrastructure/database/Database.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { countDrops } from './webhook-intake.repository.ts';

export interface RejectionCounter {
  count: () => void;
  flush: () => Promise<void>;
}

const TOGETHER_MS = 1_000;

/** Makes a wrong secret visible. Batched, so forged posts cannot load the database. */
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
      logger.warn({ err: error, rejected }, 'counting rejected deliveries failed'),
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
