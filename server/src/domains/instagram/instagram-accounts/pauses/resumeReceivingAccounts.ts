import type { Database, Queries } from '../../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../../infrastructure/event-bus/createEventBus.ts';
import { endPause, findReceivingAgain } from './pauses.repository.ts';

export interface ResumeDependencies {
  database: Database;
  onResumed: (queries: Queries, ownerId: string, accountId: string) => Promise<void>;
  bus: EventPublisher;
}

export async function resumeReceivingAccounts({ database, onResumed, bus }: ResumeDependencies): Promise<void> {
  for (const { id, owner_id: ownerId } of await findReceivingAgain(database.system)) {
    await database.asSystem(async (queries) => {
      if (await endPause(queries, ownerId, id)) await onResumed(queries, ownerId, id);
    });
    bus.publish('sends-queued');
  }
}
