import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { readTap, readTriggerEvent } from '../automations/index.ts';
import type { PastEvent } from './PastEvent.ts';

const askedKinds = ['messages', 'message_postbacks', 'comments', 'live_comments', 'message_reactions', 'message_referrals'];

type PastEventRow = Omit<PastEvent, 'triggerEvent' | 'tap'> & { kind: string; payload: unknown; isFirstMessage: boolean };

export async function listPastEvents(queries: Queries, ownerId: string, since: Date, limit: number): Promise<PastEvent[]> {
  const { rows } = await sql<PastEventRow>`
    select events.id as "eventId", events.account_id as "accountId", coalesce(events.text, '') as text, events.happened_at as "happenedAt",
      events.event_type as kind, events.payload,
      not exists (select 1 from messages join conversations talk on talk.id = messages.conversation_id
        where talk.contact_id = contact.id and direction = 'in' and sent_at < events.happened_at) as "isFirstMessage",
      json_build_object('id', coalesce(contact.id::text, events.sender_id, ''), 'username', coalesce(contact.username, events.sender_username),
        'tags', coalesce(contact.tags, '{}'), 'variables', coalesce(contact.variables, '{}')) as contact
    from events left join contacts contact on contact.id = events.contact_id
    where events.owner_id = ${ownerId} and events.received_at >= ${since} and events.event_type = any(${askedKinds})
      and events.considered is not null and events.origin <> 'replayed' and not events.is_simulated
    order by events.received_at desc, events.id desc limit ${limit}`.execute(queries);
  return rows.flatMap(({ kind, payload, isFirstMessage, ...event }) => {
    const triggerEvent = readTriggerEvent({ kind, payload, text: event.text, isFirstMessage });
    return triggerEvent ? [{ ...event, triggerEvent, tap: readTap(payload) }] : [];
  });
}
