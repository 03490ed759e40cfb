import { setTimeout as delay } from 'node:timers/promises';
import { isConnectionFailure } from '../../../infrastructure/database/connecting/isConnectionFailure.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { projectJournal, setRecordAside } from './journal.repository.ts';

interface Options {
  database: Database;
  logger: Logger;
  /** After each step; `owners` have new events. */
  isBusy: () => boolean;
  onProjected: (owners: ReadonlySet<string>, position: number) => void;
}

/** Records of one step: enough to be cheap, few enough to be short. */
const RECORDS = 512;
const EVERY_MS = 50;
const BUSY_MS = 250;
const RETRY_MS = 500;
/** A record that fails this often alone is put aside. */
const FAILURES_MAX = 5;

/** Fills the tables behind the journal. */
export function createProjector({ database, logger, isBusy, onProjected }: Options) {
  let isWanted = false;
  let isStopped = true;
  let running: Promise<void> | null = null;
  let failures = 0;

  async function run(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      await delay(isBusy() ? BUSY_MS : EVERY_MS);
      await step().catch(async (error: unknown) => {
        isWanted = true;
        await recover(error);
      });
    }
    running = null;
  }

  async function step(records: number | null = failures > 0 ? 1 : RECORDS): Promise<void> {
    const { owners, position } = await projectJournal(database, records);
    if (failures > 0) isWanted = true;
    failures = 0;
    onProjected(owners, position);
  }

  async function recover(error: unknown): Promise<void> {
    logger.error({ err: error, failures }, 'projecting the journal failed');
    if (!isConnectionFailure(error)) failures += 1;
    if (failures <= FAILURES_MAX) return delay(RETRY_MS);
    failures = 0;
    const reason = error instanceof Error ? error.message : String(error);
    if (await setRecordAside(database, reason)) logger.error({ reason }, 'a record of the journal was put aside');
  }

  return {
    wake(): void {
      isWanted = true;
      if (!isStopped) running ??= run();
    },
    /** Rejects if the tables cannot be filled. */
    projectAll: () => step(null),
    start(): void {
      isStopped = false;
      if (isWanted) running ??= run();
    },
    async stop(): Promise<void> {
      isStopped = true;
      await running;
      await step(null).catch((error: unknown) => logger.warn({ err: error }, 'the journal is projected after the next start'));
    },
  };
}
