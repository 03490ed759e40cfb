import type { MessageText } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';
import type { BackfilledTable } from './backfilledTables.ts';

export interface Progress {
  next_before: string | null;
  began_at: string | null;
  done_until: string | null;
  is_done: boolean;
}

export async function beginPass(queries: Queries, tables: readonly BackfilledTable[]): Promise<void> {
  for (const { name, isInOrderOfTime } of tables) {
    await sql`insert into message_backfill (table_name) values (${name}) on conflict (table_name) do update
      set is_done = false where message_backfill.is_done and ${isInOrderOfTime}`.execute(queries);
  }
}

/** Locks until the end of the transaction. Null if another process has the lock. */
export async function lockProgress(queries: Queries, { name }: BackfilledTable): Promise<Progress | null> {
  const { rows } = await sql<Progress>`
    select next_before, began_at, done_until, is_done from message_backfill where table_name = ${name} for update skip locked`.execute(
    queries,
  );
  return rows[0] ?? null;
}

export async function storeProgress(queries: Queries, { name }: BackfilledTable, progress: Progress): Promise<void> {
  const { next_before, began_at, done_until, is_done } = progress;
  await sql`
    update message_backfill set next_before = ${next_before}, began_at = ${began_at}, done_until = ${done_until}, is_done = ${is_done}
    where table_name = ${name}`.execute(queries);
}

export interface StoredRow {
  id: string;
  version: string;
  texts: Record<string, string | null>;
  lines: Record<string, unknown[] | null>;
}

export async function listNext(
  queries: Queries,
  { name, idType, texts, lines }: BackfilledTable,
  { next_before, done_until }: Progress,
  limit: number,
): Promise<StoredRow[]> {
  const type = sql.raw(idType);
  const textFields = texts.flatMap(({ column, eventTypes }) => [
    sql.lit(column),
    sql`case when ${sql.ref(`${column}_message`)} is null and ${eventTypes ? sql`event_type = any(${eventTypes}::text[])` : sql`true`} then ${sql.ref(column)} end`,
  ]);
  const lineFields = lines.flatMap((column) => [
    sql.lit(column),
    sql`case when jsonb_path_exists(${sql.ref(column)}, '$[*] ? (exists(@.detail) && !exists(@.message))') then ${sql.ref(column)} end`,
  ]);
  const { rows } = await sql<StoredRow>`
    select id::text as id, xmin::text as version, jsonb_build_object(${sql.join(textFields)}) as texts,
      ${lineFields.length > 0 ? sql`jsonb_build_object(${sql.join(lineFields)})` : sql`'{}'::jsonb`} as lines
    from ${sql.table(name)}
    where ${next_before === null ? sql`true` : sql`id < ${next_before}::${type}`}
      and ${done_until === null ? sql`true` : sql`id > ${done_until}::${type}`}
    order by ${sql.table(name)}.id desc limit ${limit}`.execute(queries);
  return rows;
}

export interface RecognizedRow {
  id: string;
  version: string;
  messages: Record<string, MessageText>;
  lines: Record<string, unknown[]>;
}

export async function storeMessages(
  queries: Queries,
  { name, idType, texts, lines }: BackfilledTable,
  rows: readonly RecognizedRow[],
): Promise<Set<string>> {
  const columns = [...texts.map(({ column }) => `${column}_message`), ...lines];
  const input = rows.map(({ id, version, messages, lines }) => ({
    id,
    version,
    ...Object.fromEntries(Object.entries(messages).map(([column, message]) => [`${column}_message`, message])),
    ...lines,
  }));
  const set = columns.map((column) => sql`${sql.ref(column)} = coalesce(input.${sql.ref(column)}, stored.${sql.ref(column)})`);
  const given = asRows(input, [`id ${idType}`, 'version text', ...columns.map((column) => `${column} jsonb`)].join(', '));
  const { rows: changed } = await sql<{ id: string }>`
    with unchanged as materialized (
      select stored.id from ${given} join ${sql.table(name)} as stored on stored.id = input.id
      where stored.xmin::text = input.version order by stored.id for update of stored skip locked
    )
    update ${sql.table(name)} as stored set ${sql.join(set)}
    from ${given} join unchanged on unchanged.id = input.id
    where stored.id = input.id returning stored.id::text as id`.execute(queries);
  return new Set(changed.map(({ id }) => id));
}
