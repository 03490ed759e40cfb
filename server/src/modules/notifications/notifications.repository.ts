import { NOTIFICATION_UNDO_MS } from '@fanfare/shared/contracts';
import { type Selectable, sql } from 'kysely';
import { newId } from '../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../infrastructure/database/Database.ts';
import type { Tables } from '../../infrastructure/database/tables/tables.ts';

export type ChangeRow = Selectable<Tables['notification_changes']>;
export type ChangedField = ChangeRow['field'];

const undoable = sql<Date>`now() - ${sql.lit(`${NOTIFICATION_UNDO_MS} milliseconds`)}::interval`;

/** Those of these events that a change would change. Locks them, so that what is remembered for the way back is what was changed. */
export async function lockChanging(
  queries: Queries,
  ownerId: string,
  ids: readonly string[],
  field: ChangedField,
  value: boolean,
): Promise<string[]> {
  const rows = await queries
    .selectFrom('events')
    .where('owner_id', '=', ownerId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(field, '<>', value)
    .orderBy('id')
    .select('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Remembers a change, and forgets those that cannot be taken back any more. */
export async function rememberChange(
  queries: Queries,
  ownerId: string,
  change: { field: ChangedField; was: boolean; eventIds: readonly string[] },
): Promise<string> {
  const id = newId();
  await queries.deleteFrom('notification_changes').where('owner_id', '=', ownerId).where('changed_at', '<', undoable).execute();
  await queries
    .insertInto('notification_changes')
    .values({ id, owner_id: ownerId, field: change.field, was: change.was, event_ids: [...change.eventIds] })
    .execute();
  return id;
}

/** Uses a change up; undefined when it is too old, unknown, or was taken back before. */
export function takeChange(queries: Queries, ownerId: string, id: string): Promise<ChangeRow | undefined> {
  return queries
    .deleteFrom('notification_changes')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('changed_at', '>=', undoable)
    .returningAll()
    .executeTakeFirst();
}
