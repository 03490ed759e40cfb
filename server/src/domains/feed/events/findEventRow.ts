import { isUuid } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { type EventRow, getEvent } from './events.readModel.ts';

export function findEventRow(queries: Queries, ownerId: string, id: string): Promise<EventRow | undefined> {
  return isUuid(id) ? getEvent(queries, ownerId, id) : Promise.resolve(undefined);
}
