import type { Queries } from '../../../infrastructure/database/Database.ts';
import { describeUpdate, type StoredBody } from './reading/describeUpdate.ts';
import { storeUpdates } from './webhook-intake.repository.ts';

interface FoundUpdate {
  igId: string;
  at: Date;
  body: StoredBody;
}

/** Same keys as webhooks, so that late ones are duplicates. Returns number of new ones. */
export async function storeFound(queries: Queries, found: readonly FoundUpdate[]): Promise<number> {
  if (found.length === 0) return 0;
  const updates = found.map(({ igId, at, body }) =>
    describeUpdate({ entryId: igId, entryTime: at.getTime(), receivedAt: at, body }),
  );
  return (await storeUpdates(queries, updates, { origin: 'reconciled' })).stored.length;
}
