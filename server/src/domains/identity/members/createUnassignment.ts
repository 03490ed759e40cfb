import { isAllowed, type Role } from '@fanfare/shared/contracts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import type { JobQueue, Jobs } from '../../../infrastructure/jobs/createJobs.ts';
import { isAssigned, unassignSome } from './assignments.repository.ts';

interface Member {
  ownerId: string;
  userId: string;
}

export interface Unassignment {
  enqueue: (queries: Queries, member: Member, role?: Role) => Promise<void>;
  wake: () => void;
}

const CONVERSATIONS_TOGETHER = 500;
const JOB_MS = 60_000;
const LOCKED_SECONDS = 5;

export function createUnassignment({ database, jobs }: { database: Database; jobs: Jobs }): Unassignment {
  const queue: JobQueue<Member> = jobs.define<Member>('unassignment', async (member) => {
    const { system } = database.of('background');
    const end = performance.now() + JOB_MS;
    while (performance.now() < end && (await unassignSome(system, member, CONVERSATIONS_TOGETHER)) > 0);
    if (await isAssigned(system, member)) await queue.enqueue(system, member, { delaySeconds: LOCKED_SECONDS });
  });

  return {
    async enqueue(queries, member, role) {
      if (role && isAllowed(role, 'inbox.reply')) return;
      if (await isAssigned(queries, member)) await queue.enqueue(queries, member);
    },
    wake: queue.wake,
  };
}
