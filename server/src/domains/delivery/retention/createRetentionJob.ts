import { setTimeout as delay } from 'node:timers/promises';
import { createTicker, type Ticker } from '../../../infrastructure/concurrency/createTicker.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { beginPass, forgetErasedKeys, listOwners, pruneSends, type SendSlice, tables } from './retention.repository.ts';

interface Dependencies {
  database: Database;
  days: number;
  isBusy: () => Promise<boolean>;
  logger: Logger;
  rowsTogether?: number;
}

export type RetentionJob = Ticker & {
  /** @returns whether the pass is complete */
  runOnce: (goMs?: number) => Promise<boolean>;
};

const EVERY_MS = 10_000;
const GO_MS = 5_000;
const PASS_EVERY_MS = 60 * 60_000;
const ROWS_TOGETHER = 1_000;
const OWNERS_TOGETHER = 100;
const FIRST_OWNER = '00000000-0000-0000-0000-000000000000';

export function createRetentionJob({ database, days, isBusy, logger, rowsTogether = ROWS_TOGETHER }: Dependencies): RetentionJob {
  const { system } = database;
  let pass: AsyncGenerator<void> | null = null;
  let nextPassMs = 0;

  async function* goThrough(): AsyncGenerator<void> {
    const until = await beginPass(system, days);
    if (until === null) return;
    for (let owners = await listOwners(system, FIRST_OWNER, OWNERS_TOGETHER); owners.length > 0; ) {
      for (const ownerId of owners) {
        for (const prune of tables) {
          while ((await prune(system, ownerId, until, rowsTogether)) === rowsTogether) yield;
        }
        yield;
      }
      owners = await listOwners(system, owners.at(-1) ?? FIRST_OWNER, OWNERS_TOGETHER);
    }
    for (let slice: SendSlice = { after: '0', isLast: false }; !slice.isLast; ) {
      slice = await pruneSends(system, slice.after, until, rowsTogether);
      yield;
    }
    await forgetErasedKeys(system);
  }

  async function runOnce(goMs = GO_MS): Promise<boolean> {
    const end = performance.now() + goMs;
    pass ??= goThrough();
    while (performance.now() < end && !(await isBusy())) {
      const startedAt = performance.now();
      const { done } = await pass.next().catch((error: unknown) => {
        pass = null;
        throw error;
      });
      if (done) {
        pass = null;
        return true;
      }
      await delay(performance.now() - startedAt);
    }
    return false;
  }

  async function prune(): Promise<void> {
    if (days === 0 || performance.now() < nextPassMs) return;
    if (await runOnce()) nextPassMs = performance.now() + PASS_EVERY_MS;
  }

  return { ...createTicker('retention', EVERY_MS, prune, logger), runOnce };
}
