import { findContactByIgsid } from '../../contacts/index.ts';
import { recordEvents } from '../../events/index.ts';
import { eventOf } from '../eventOf.ts';
import { readUpdate } from '../readUpdate.ts';
import type { UpdateHandler } from '../UpdateHandler.ts';

/** Everything that is shown and starts nothing: comments, reactions, seen receipts, and what is not known yet. */
export const handleOther: UpdateHandler = async (queries, update) => {
  const { contactIgsid } = readUpdate(update);
  const contact =
    contactIgsid === null ? undefined : await findContactByIgsid(queries, update.owner_id, update.account_id, contactIgsid);
  const contactId = contact?.id ?? null;
  const event = eventOf(update, { contactId, processedStatus: 'completed', processingError: null, outcome: 'stored_only' });
  await recordEvents(queries, update.owner_id, [event]);
  return {};
};
