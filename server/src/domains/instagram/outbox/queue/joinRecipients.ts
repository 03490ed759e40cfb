import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { laneOf, upsertContacts } from '../../contacts/index.ts';
import type { SendRow } from '../outbox.repository.ts';

interface Reached {
  send: SendRow;
  sentAt: Date;
  recipientIgsid?: string;
}

/** A private reply may reach another messaging id than expected. Returns the input with current conversations. */
export async function joinRecipients<Item extends Reached>(queries: Queries, sent: readonly Item[]): Promise<Item[]> {
  const laneOfItem = ({ send, recipientIgsid = send.recipient_igsid }: Item) => laneOf(send.account_id, recipientIgsid);
  const replies = sent.filter(({ recipientIgsid }) => recipientIgsid !== undefined);
  const sightings = replies.map(({ send, sentAt, recipientIgsid: igsid = send.recipient_igsid }) => {
    return { ownerId: send.owner_id, accountId: send.account_id, igsid, inboundAt: null, messageAt: sentAt };
  });
  const met = await upsertContacts(queries, [
    ...new Map(sightings.map((sighting) => [laneOf(sighting.accountId, sighting.igsid), sighting])).values(),
  ]);
  for (const item of replies) {
    await queries
      .updateTable('outbox')
      .set({ conversation_id: met.get(laneOfItem(item))?.conversationId ?? item.send.conversation_id })
      .where('owner_id', '=', item.send.owner_id)
      .where('id', '=', item.send.id)
      .execute();
  }
  return sent.map((item) => {
    const conversationId = met.get(laneOfItem(item))?.conversationId ?? item.send.conversation_id;
    return { ...item, send: { ...item.send, conversation_id: conversationId } };
  });
}
