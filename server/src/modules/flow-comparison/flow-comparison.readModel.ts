import { sql } from 'kysely';
import type { Queries } from '../../infrastructure/database/Database.ts';
import type { AskedEvent } from './compareEvents.ts';

/** Messages that automations were asked about since, the latest first. */
export async function listAskedEvents(queries: Queries, ownerId: string, since: Date, limit: number): Promise<AskedEvent[]> {
  const { rows } = await sql<AskedEvent>`
    select events.id as "eventId", coalesce(events.text, '') as text, events.happened_at as "happenedAt",
      not exists (select 1 from messages join conversations talk on talk.id = messages.conversation_id
        where talk.contact_id = contact.id and direction = 'in' and sent_at < events.happened_at) as "isFirstMessage",
      json_build_object('id', contact.id, 'username', contact.username, 'tags', contact.tags, 'variables', contact.variables) as contact
    from events join contacts contact on contact.id = events.contact_id
    where events.owner_id = ${ownerId} and events.received_at >= ${since} and events.event_type in ('messages', 'message_postbacks')
      and events.considered is not null and events.origin <> 'replayed' and not events.is_simulated
    order by events.received_at desc, events.id desc limit ${limit}`.execute(queries);
  return rows;
}
