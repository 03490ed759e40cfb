import { setTimeout as delay } from 'node:timers/promises';
import type { TimeLimits } from '../../../infrastructure/context/Context.ts';
import { isUuid } from '../../../infrastructure/crypto/newId.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { JobQueue, Jobs } from '../../../infrastructure/jobs/createJobs.ts';
import { recordAudit } from '../../identity/audit-log/index.ts';
import { beginErasure } from './beginErasure.repository.ts';
import { type Erasure, lockErasure, moveErasure } from './contact-erasure.repository.ts';
import { steps, WAITS } from './steps.ts';

interface Dependencies {
  database: Database;
  jobs: Jobs;
  bus: EventPublisher;
  limits: TimeLimits;
}

export interface ContactErasureService {
  /** A job deletes the rows. @throws not_found */
  request: (ownerId: string, contactId: string, record: (queries: Queries) => Promise<void>) => Promise<void>;
}

/** Shorter than a job may take. */
const JOB_MS = 60_000;
const PAUSE_MS = 2_000;

export function createContactErasureService({ database, jobs, bus, limits }: Dependencies): ContactErasureService {
  const background = database.of('background');

  const queue: JobQueue<{ id: string }> = jobs.define<{ id: string }>('contact-erasure', async ({ id }) => {
    const end = performance.now() + JOB_MS;
    for (;;) {
      const startedAt = performance.now();
      const { state, ownerId } = await background.asSystem((queries) => eraseNext(queries, id));
      if (ownerId !== null && state !== 'more') bus.publish('feed-changed', ownerId);
      if (state === 'done') return;
      if (state === 'waits' || performance.now() > end) {
        const options = { delaySeconds: state === 'waits' ? (limits.pollMs ?? PAUSE_MS) / 1_000 : 0 };
        return background.asSystem((queries) => queue.enqueue(queries, { id }, options));
      }
      // Leaves time for other work.
      await delay(performance.now() - startedAt);
    }
  });

  return {
    async request(ownerId, contactId, record) {
      if (!isUuid(contactId)) throw new AppError('not_found');
      await database.asSystem(async (queries) => {
        const id = await beginErasure(queries, ownerId, contactId);
        if (id === null) throw new AppError('not_found');
        await recordAudit(queries, { ownerId, event: 'contact_deleted', object: { kind: 'contact', id: contactId } });
        await queue.enqueue(queries, { id });
        await record(queries);
      });
      bus.publish('feed-changed', ownerId);
      queue.wake();
    },
  };
}

type Progress = { state: 'more' | 'waits' | 'done'; ownerId: string | null };

async function eraseNext(queries: Queries, id: string): Promise<Progress> {
  const erasure = await lockErasure(queries, id);
  const step = erasure && steps[erasure.step];
  if (!erasure || !step) return { state: 'done', ownerId: erasure?.owner_id ?? null };
  const position = await step(queries, erasure);
  if (position === WAITS) return { state: 'waits', ownerId: erasure.owner_id };
  await moveErasure(queries, erasure, nextOf(erasure, position));
  return { state: erasure.step + 1 < steps.length || position !== null ? 'more' : 'done', ownerId: erasure.owner_id };
}

function nextOf({ step }: Erasure, position: string | null) {
  return position === null ? { step: step + 1, position: null } : { step, position };
}
