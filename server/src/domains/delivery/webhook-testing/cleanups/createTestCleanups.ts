import { CLEANUP_DELAY_SECONDS } from '@fanfare/shared/contracts';
import type { Clock } from '../../../../infrastructure/clock/Clock.ts';
import { isUuid } from '../../../../infrastructure/crypto/newId.ts';
import type { Database } from '../../../../infrastructure/database/Database.ts';
import { enterAllLanes } from '../../../../infrastructure/database/queries/enterLanes.ts';
import type { EventPublisher } from '../../../../infrastructure/event-bus/createEventBus.ts';
import { AppError } from '../../../../infrastructure/http/AppError.ts';
import type { Jobs } from '../../../../infrastructure/jobs/createJobs.ts';
import { countTestData, deleteTestData, insertCleanup, type TestData, takeCleanup } from './cleanups.repository.ts';

interface Dependencies {
  database: Database;
  jobs: Jobs;
  clock: Clock;
  bus: EventPublisher;
}

export interface TestCleanups {
  /** Hides the suites now and deletes after a few seconds, also after a restart. */
  request: (ownerId: string) => Promise<TestData & { undoId: string }>;
  undo: (ownerId: string, undoId: string) => Promise<void>;
}

export function createTestCleanups({ database, jobs, clock, bus }: Dependencies): TestCleanups {
  const queue = jobs.define<{ ownerId: string; id: string }>('test-cleanup', async ({ ownerId, id }) => {
    await database.asOwner(ownerId, async (queries) => {
      const until = await takeCleanup(queries, ownerId, id);
      if (until) await enterAllLanes(queries);
      if (until) await deleteTestData(queries, ownerId, until);
    });
    bus.publish('feed-changed', ownerId);
  });

  return {
    // The job queue is not accessible with the owner's role.
    request: (ownerId) =>
      database.asSystem(async (queries) => {
        const found = await countTestData(queries, ownerId);
        const id = await insertCleanup(queries, ownerId, new Date(clock.nowMs()));
        await queue.enqueue(queries, { ownerId, id }, { delaySeconds: CLEANUP_DELAY_SECONDS });
        return { ...found, undoId: id };
      }),

    async undo(ownerId, undoId) {
      const taken = isUuid(undoId)
        ? await database.asOwner(ownerId, (queries) => takeCleanup(queries, ownerId, undoId))
        : undefined;
      if (!taken) throw new AppError('not_undoable');
    },
  };
}
