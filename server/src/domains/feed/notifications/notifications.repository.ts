import { NOTIFICATION_UNDO_MS } from '@fanfare/shared/contracts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import type { Tables } from '../../../infrastructure/database/tables/tables.ts';

type ChangeRow = Selectable<Tables['notification_changes']>;
export type ChangedField = ChangeRow['field'];
type Change = Pick<ChangeRow, 'field' | 'was'>;

const undoable = sql<Date>`now() - ${sql.lit(`${NOTIFICATION_UNDO_MS} milliseconds`)}::interval`;

export async function rememberChange(
  queries: Queries,
  ownerId: string,
  match: RawBuilder<unknown>,
  { field, value }: { field: ChangedField; value: boolean },
): Promise<{ id: string; changed: number }> {
  const id = newId();
  await queries.deleteFrom('notification_changes').where('owner_id', '=', ownerId).where('changed_at', '<', undoable).execute();
  const { rows } = await sql<{ changed: number }>`
    with locked as (
      select id from events where owner_id = ${ownerId} and ${match} and ${sql.ref(field)} <> ${value} order by id for update
    )
    insert into notification_changes (id, owner_id, field, was, event_ids)
    select ${id}::uuid, ${ownerId}::uuid, ${field}, ${!value}::boolean, array_agg(id) from locked having count(*) > 0
    returning cardinality(event_ids) as changed`.execute(queries);
  return { id, changed: rows[0]?.changed ?? 0 };
}

export function isOfChange(id: string): RawBuilder<unknown> {
  return sql`id in (select unnest(event_ids) from notification_changes where id = ${id}::uuid)`;
}

export function isStillChanged(id: string, { field, was }: Change): RawBuilder<unknown> {
  return sql`${isOfChange(id)} and ${sql.ref(field)} <> ${was}`;
}

/** Whether the change contains other events than notices for the user. */
export async function concernsOthers(queries: Queries, ownerId: string, id: string, userId: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from events where owner_id = ${ownerId} and ${isOfChange(id)} and user_id is distinct from ${userId}::uuid limit 1`.execute(
    queries,
  );
  return rows.length > 0;
}

export function findChange(queries: Queries, ownerId: string, id: string): Promise<Change | undefined> {
  return queries
    .selectFrom('notification_changes')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('changed_at', '>=', undoable)
    .select(['field', 'was'])
    .executeTakeFirst();
}

export async function deleteChange(queries: Queries, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('notification_changes')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function lockChanged(queries: Queries, ownerId: string, id: string, change: Change): Promise<void> {
  await sql`
    select count(*) from (
      select id from events where owner_id = ${ownerId} and ${isStillChanged(id, change)} order by id for update
    ) locked`.execute(queries);
}
