import type { Queries } from '../../../../infrastructure/database/Database.ts';
import type { OwnedEvent } from '../../../feed/events/index.ts';
import { findKnownContacts, laneOf } from '../../../instagram/contacts/index.ts';
import { eventOf } from '../eventOf.ts';
import { readUpdate } from '../readUpdate.ts';
import type { ClaimedUpdate } from '../worker.repository.ts';

export async function processPlain(queries: Queries, updates: readonly ClaimedUpdate[]): Promise<OwnedEvent[]> {
  if (updates.length === 0) return [];
  const people = updates.flatMap((update) => {
    const { contactIgsid } = readUpdate(update);
    return contactIgsid === null ? [] : [{ accountId: update.account_id, igsid: contactIgsid }];
  });
  const contacts = await findKnownContacts(queries, people);
  return updates.map((update) => {
    const contactId = contacts.get(laneOf(update.account_id, readUpdate(update).contactIgsid ?? ''))?.id ?? null;
    const verdict = { contactId, processedStatus: 'completed', processingError: null, outcome: 'stored_only' } as const;
    return { ownerId: update.owner_id, event: eventOf(update, verdict) };
  });
}
