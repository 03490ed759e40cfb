import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { settleRuns } from '../../../automation/runs/index.ts';
import { isAutomatedReply, pauseBot, takeOverConversation } from '../../../conversations/inbox/index.ts';
import { recordEvents } from '../../../feed/events/index.ts';
import { insertMessages, upsertContacts } from '../../../instagram/contacts/index.ts';
import { findRules } from '../../../instagram/messaging-rules/index.ts';
import { confirmByEcho, settleSends } from '../../../instagram/outbox/index.ts';
import { eventOf } from '../eventOf.ts';
import { readUpdate } from '../readUpdate.ts';
import type { ClaimedUpdate } from '../worker.repository.ts';
import { processPlain } from './processPlain.ts';

/** Echoes of our sends confirm them; human messages pause the bot. Echoes never start flows. */
export async function handleEcho(queries: Queries, update: ClaimedUpdate): Promise<void> {
  const { owner_id: ownerId, account_id: accountId, meta_ts: at } = update;
  const { contactIgsid, mid, text, attachments, replyToMid } = readUpdate(update);
  const attachmentTypes = attachments.map(({ type }) => type);
  if (contactIgsid === null || mid === null) return recordEvents(queries, await processPlain(queries, [update]));

  const met = await upsertContacts(queries, [{ ownerId, accountId, igsid: contactIgsid, inboundAt: null, messageAt: at }]);
  const contact = met.get(update.lane);
  if (!contact) throw new Error('A contact was neither found nor created.');
  const { conversationId } = contact;
  const confirmed = await confirmByEcho(queries, ownerId, { accountId, conversationId, mid, text, attachmentTypes, at });
  const echo = { ownerId, accountId, conversationId, mid, direction: 'out', text, attachments, replyToMid, sentAt: at } as const;
  await insertMessages(queries, [echo]);
  if (confirmed?.isNews) await settleSends(queries, [{ id: confirmed.sendId, run_id: confirmed.runId }], settleRuns);
  if (confirmed) return;
  const { lastInboundAt } = contact;
  if (!isAutomatedReply(lastInboundAt && (at.getTime() - lastInboundAt.getTime()) / 1_000)) {
    const rulesOf = await findRules(queries, [accountId]);
    const minutes = rulesOf(accountId).personPauseMinutes;
    const isTakenOver = await takeOverConversation(queries, ownerId, conversationId, { since: at, minutes });
    if (isTakenOver) await pauseBot(queries, update.lane);
  }
  const verdict = { contactId: contact.id, processedStatus: 'completed', processingError: null, outcome: 'own_message' } as const;
  await recordEvents(queries, [{ ownerId, event: eventOf(update, verdict) }]);
}
