import { sql } from 'kysely';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { laneOf } from '../../instagram/contacts/index.ts';

interface Erasable {
  account_id: string;
  igsid: string;
  username: string | null;
  conversation_id: string | null;
}

const UPDATES_TOGETHER = 5_000;

/** Locks as worker and sender do: updates, contact, conversation, sends, runs. */
export async function beginErasure(queries: Queries, ownerId: string, contactId: string): Promise<string | null> {
  const seen = await findErasable(queries, ownerId, contactId);
  if (!seen) return null;
  await closeOpenUpdates(queries, laneOf(seen.account_id, seen.igsid));
  await sql`select 1 from contacts where id = ${contactId} for no key update`.execute(queries);
  const contact = await findErasable(queries, ownerId, contactId);
  if (!contact) return null;
  await detach(queries, contactId);
  if (contact.conversation_id !== null) await stopSends(queries, contact.conversation_id);
  await stopRuns(queries, contactId);
  const id = newId();
  const { account_id, conversation_id, igsid, username } = contact;
  await queries
    .insertInto('contact_erasures')
    .values({
      ...{ id, owner_id: ownerId, account_id, contact_id: contactId, conversation_id, igsid, username, position: null },
      // Later than the updates that were closed.
      requested_at: sql`clock_timestamp()`,
    })
    .execute();
  return id;
}

function findErasable(queries: Queries, ownerId: string, contactId: string): Promise<Erasable | undefined> {
  return queries
    .selectFrom('contacts')
    .leftJoin('conversations', 'conversations.contact_id', 'contacts.id')
    .where('contacts.owner_id', '=', ownerId)
    .where('contacts.id', '=', contactId)
    .where(sql<boolean>`not exists (select 1 from contact_erasures where contact_id = contacts.id)`)
    .select(['contacts.account_id', 'contacts.igsid', 'contacts.username', 'conversations.id as conversation_id'])
    .executeTakeFirst();
}

/** The new fence ends claims. */
async function closeOpenUpdates(queries: Queries, lane: string): Promise<void> {
  await sql`
    with open as (
      select id from inbox where lane = ${lane} and state in ('ready', 'active') order by id limit ${UPDATES_TOGETHER} for update
    )
    update inbox set state = 'done', body = '{}', lease_until = null, fence = fence + 1 from open where inbox.id = open.id`.execute(
    queries,
  );
}

/** The inbox does not list conversations without a time. */
async function detach(queries: Queries, contactId: string): Promise<void> {
  await sql`
    update contacts set igsid = case when is_simulated then 'sim:' else '' end || 'erased:' || id, username = null, name = null,
      avatar_url = null, tags = '{}', variables = '{}', variable_sources = '{}', profile_checked_at = now(), opted_out_at = now()
    where id = ${contactId}`.execute(queries);
  await sql`
    update conversations set last_inbound_at = null, last_message_at = null, handler = 'bot', person_until = null, labels = '{}'
    where contact_id = ${contactId}`.execute(queries);
}

async function stopRuns(queries: Queries, contactId: string): Promise<void> {
  await sql`
    with stopped as (
      update runs set status = 'failed', ended_at = now() where contact_id = ${contactId} and status in ('running', 'waiting')
      returning id
    ), timers as (delete from timers using stopped where timers.run_id = stopped.id)
    delete from flow_requests using stopped where flow_requests.run_id = stopped.id`.execute(queries);
}

async function stopSends(queries: Queries, conversationId: string): Promise<void> {
  await sql`
    with open as (
      select owner_id, id from outbox where conversation_id = ${conversationId} and state in ('intent', 'sending', 'parked')
      order by ord for update
    ), marked as (
      update outbox set withdrawn = 'erased' from open where outbox.owner_id = open.owner_id and outbox.id = open.id and ${isInFlight}
    )
    delete from outbox using open where outbox.owner_id = open.owner_id and outbox.id = open.id and not (${isInFlight})`.execute(
    queries,
  );
}

/** A process waits for the response. */
export const isInFlight = sql<boolean>`outbox.state = 'sending' and outbox.uncertain_at is null`;
