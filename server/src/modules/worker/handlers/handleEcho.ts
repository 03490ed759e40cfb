import { insertMessage, touchConversation, upsertContact } from '../../contacts/index.ts';
import { recordEvents } from '../../events/index.ts';
import { confirmByEcho } from '../../outbox/index.ts';
import { settleRun } from '../../runs/index.ts';
import { eventOf } from '../eventOf.ts';
import { readUpdate } from '../readUpdate.ts';
import type { UpdateHandler } from '../UpdateHandler.ts';
import { handleOther } from './handleOther.ts';

/**
 * A message of the account itself. The echo of one of ours confirms it and is no news; any other was written by the owner or
 * another tool and appears in the feed. Never starts anything.
 */
export const handleEcho: UpdateHandler = async (queries, update, nowMs) => {
  const { owner_id: ownerId, account_id: accountId, meta_ts: at } = update;
  const { contactIgsid, mid, text } = readUpdate(update);
  if (contactIgsid === null || mid === null) return handleOther(queries, update, nowMs);

  const contact = await upsertContact(queries, ownerId, accountId, contactIgsid);
  const conversationId = await touchConversation(queries, {
    ownerId,
    accountId,
    contactId: contact.id,
    inboundAt: null,
    messageAt: at,
  });
  const confirmed = await confirmByEcho(queries, ownerId, { accountId, conversationId, mid, text, at });
  await insertMessage(queries, { ownerId, accountId, conversationId, mid, direction: 'out', text, sentAt: at });
  if (confirmed?.isNews) await settleRun(queries, ownerId, confirmed.runId);
  if (!confirmed) {
    const verdict = {
      contactId: contact.id,
      processedStatus: 'completed',
      processingError: null,
      outcome: 'own_message',
    } as const;
    await recordEvents(queries, ownerId, [eventOf(update, verdict)]);
  }
  return {};
};
