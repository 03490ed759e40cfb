import type { Database } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import type { JobQueue, Jobs } from '../../../infrastructure/jobs/createJobs.ts';
import { getLatestSeq } from './events.readModel.ts';
import { countUnread, markSomeRead } from './events.repository.ts';
import type { Reader } from './search/filterEvents.readModel.ts';

interface Dependencies {
  database: Database;
  jobs: Jobs;
  bus: EventPublisher;
}

interface Rest {
  ownerId: string;
  userId?: string | null;
  accountId?: string | null;
  upTo: number;
}

const EVENTS_TOGETHER = 1_000;
const SLICES_OF_REQUEST = 3;
/** Shorter than a job may take. */
const JOB_MS = 60_000;

/** A job continues what a request does not finish. */
export function createReadAll({ database, jobs, bus }: Dependencies) {
  const queue: JobQueue<Rest> = jobs.define<Rest>('read-all', async ({ ownerId, userId = null, accountId = null, upTo }) => {
    const end = performance.now() + JOB_MS;
    while ((await markSome({ workspaceId: ownerId, userId, accountId }, upTo)) > 0) {
      if (performance.now() > end)
        return database.asSystem((queries) => queue.enqueue(queries, { ownerId, userId, accountId, upTo }));
    }
  });

  async function markSome(reader: Reader, upTo: number): Promise<number> {
    const marked = await database.asOwner(reader.workspaceId, (queries) => markSomeRead(queries, reader, upTo, EVENTS_TOGETHER));
    if (marked > 0) bus.publish('feed-changed', reader.workspaceId);
    return marked;
  }

  return {
    /** @returns number of events that are read now or soon */
    async begin(reader: Reader): Promise<number> {
      const { workspaceId: ownerId, userId, accountId = null } = reader;
      const upTo = await database.asOwner(ownerId, (queries) => getLatestSeq(queries, ownerId));
      let marked = 0;
      for (let slice = 0; slice < SLICES_OF_REQUEST; slice += 1) {
        const more = await markSome(reader, upTo);
        marked += more;
        if (more < EVENTS_TOGETHER) return marked;
      }
      const left = await database.asOwner(ownerId, (queries) => countUnread(queries, reader, upTo));
      await database.asSystem((queries) => queue.enqueue(queries, { ownerId, userId, accountId, upTo }));
      queue.wake();
      return marked + left;
    },
  };
}
