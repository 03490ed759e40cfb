import { createTicker } from '../../../infrastructure/concurrency/createTicker.ts';
import { advisoryLocks } from '../../../infrastructure/database/advisoryLocks.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import type { ObjectStorage } from '../../../infrastructure/object-storage/ObjectStorage.ts';
import { mirrorReleases } from './mirrorReleases.ts';

export type WriteReleases = <T>(work: () => Promise<T>) => Promise<T>;

interface ReleaseFiles {
  /** All changes of the releases directory go through this. */
  write: WriteReleases;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Options {
  bucket: ObjectStorage | null;
  database: Pick<Database, 'withLock'>;
  releasesDir: string;
  logger: Logger;
}

const LOOK_EVERY_MS = 2_000;
const PULL_EVERY_LOOKS = 30;

/** With a bucket, the releases directory is a copy of it; one process at a time changes both (ADR 0111). */
export function createReleaseFiles({ bucket, database, releasesDir, logger }: Options): ReleaseFiles {
  if (!bucket) return { write: (work) => work(), start: async () => undefined, stop: async () => undefined };
  const mirror = mirrorReleases(bucket, releasesDir);
  let turn: Promise<unknown> = Promise.resolve();
  let looks = 0;

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  }

  const ticker = createTicker(
    'releases of the bucket',
    LOOK_EVERY_MS,
    async () => {
      looks += 1;
      if (looks % PULL_EVERY_LOOKS !== 0 && !(await mirror.hasIndexChanged())) return;
      await inTurn(() => mirror.pull({ removes: false }));
    },
    logger,
  );

  return {
    write: (work) =>
      inTurn(() =>
        database.withLock(advisoryLocks.releases, async () => {
          await mirror.pull({ removes: true });
          const result = await work();
          await mirror.push();
          return result;
        }),
      ),
    async start() {
      await inTurn(() => mirror.pull({ removes: false }));
      ticker.start();
    },
    stop: ticker.stop,
  };
}
