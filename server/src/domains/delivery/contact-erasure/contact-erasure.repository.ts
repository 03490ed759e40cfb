import { NOTIFICATIONS_MAX } from '@fanfare/shared/contracts';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { deleteBatch } from '../../../infrastructure/database/queries/deleteInBatches.ts';
import type { Tables } from '../../../infrastructure/database/tables/tables.ts';
import { changeEventsWhere } from '../../feed/events/index.ts';
import { isInFlight } from './beginErasure.repository.ts';

export type Erasure = Selectable<Tables['contact_erasures']>;

const REPEATED = sql.lit('30 days');

export function lockErasure(queries: Queries, id: string): Promise<Erasure | undefined> {
  return queries.selectFrom('contact_erasures').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
}

export async function moveErasure(
  queries: Queries,
  { id }: Erasure,
  next: { step: number; position: string | null },
): Promise<void> {
  await queries.updateTable('contact_erasures').set(next).where('id', '=', id).execute();
}

export function deleteRowsOf(
  queries: Queries,
  erasure: Erasure,
  table: string,
  column: 'conversation_id' | 'contact_id',
  limit: number,
): Promise<number> {
  return deleteBatch(queries, table, sql`${sql.ref(column)} = ${erasure[column]}`, limit);
}

export async function hasInFlight(queries: Queries, conversationId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from outbox where conversation_id = ${conversationId} and ${isInFlight} limit 1`.execute(queries);
  return rows.length > 0;
}

/** Open browsers do not hear of deletions. */
export function archiveShownEvents(queries: Queries, { owner_id, contact_id }: Erasure): Promise<number> {
  const shown = sql`not is_archived and id in (
    select id from events where contact_id = ${contact_id} order by seq desc limit ${NOTIFICATIONS_MAX})`;
  return changeEventsWhere(queries, owner_id, shown, { erased: true, isArchived: true, flowResponse: null });
}

export async function deleteSends(queries: Queries, erasure: Erasure, limit: number): Promise<number> {
  const { rows } = await sql<{ id: string; mid: string | null; at: Date }>`
    delete from outbox where ctid in (select ctid from outbox where conversation_id = ${erasure.conversation_id} limit ${limit})
    returning id, message_id as mid, created_at as at`.execute(queries);
  await storeEchoKeys(queries, erasure, rows);
  await forgetResponses(
    queries,
    erasure.owner_id,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

export async function deleteMessages(queries: Queries, erasure: Erasure, limit: number): Promise<number> {
  const { rows } = await sql<{ mid: string | null; at: Date }>`
    delete from messages where ctid in (select ctid from messages where conversation_id = ${erasure.conversation_id} limit ${limit})
    returning case when direction = 'out' then mid end as mid, sent_at as at`.execute(queries);
  await storeEchoKeys(queries, erasure, rows);
  return rows.length;
}

/** Late echoes and comparisons must not restore messages. */
async function storeEchoKeys(
  queries: Queries,
  { owner_id, account_id }: Erasure,
  messages: readonly { mid: string | null; at: Date }[],
): Promise<void> {
  const sent = messages.flatMap(({ mid, at }) => (mid === null ? [] : [{ mid, at }]));
  if (sent.length === 0) return;
  await sql`
    insert into inbox (owner_id, account_id, dedupe_key, lane, kind, body, meta_ts, received_at, state, origin)
    select ${owner_id}, account.id, account.ig_id || ':m:' || sent.mid, account.id || ':-', 'message_echoes', '{}', sent.at, sent.at,
      'done', 'reconciled'
    from unnest(${sent.map(({ mid }) => mid)}::text[], ${sent.map(({ at }) => at)}::timestamptz[]) as sent (mid, at)
    join instagram_accounts account on account.id = ${account_id}
    where sent.at > now() - ${REPEATED}::interval and sent.mid not like 'sim:%'
    on conflict (dedupe_key) do nothing`.execute(queries);
}

export async function deleteNotes(queries: Queries, { owner_id, conversation_id }: Erasure, limit: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    delete from conversation_notes where ctid in (
      select ctid from conversation_notes where conversation_id = ${conversation_id} limit ${limit})
    returning id`.execute(queries);
  await forgetResponses(
    queries,
    owner_id,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

/** They contain texts. */
export async function forgetResponses(queries: Queries, ownerId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    delete from idempotency_keys where owner_id = ${ownerId} and status is not null
      and exists (select 1 from unnest(${ids}::text[]) as named (id) where strpos(body, named.id) > 0)`.execute(queries);
}

export async function deleteSuites(queries: Queries, { owner_id, account_id, igsid }: Erasure): Promise<void> {
  await queries
    .deleteFrom('test_suites')
    .where('owner_id', '=', owner_id)
    .where('account_id', '=', account_id)
    .where('sender_id', '=', igsid)
    .execute();
  await sql`
    update delivery_checks set progress = null
    where account_id = ${account_id} and strpos(progress::text, ${igsid}) > 0`.execute(queries);
}

/** Concurrent work may have created an empty contact. */
export async function finishErasure(queries: Queries, erasure: Erasure): Promise<void> {
  const { id, owner_id, account_id, contact_id, igsid } = erasure;
  await queries.deleteFrom('contacts').where('owner_id', '=', owner_id).where('id', '=', contact_id).execute();
  await sql`
    delete from contacts where account_id = ${account_id} and igsid = ${igsid} and not exists (
      select 1 from conversations where contact_id = contacts.id and last_message_at is not null)`.execute(queries);
  await queries.deleteFrom('contact_erasures').where('id', '=', id).execute();
}
