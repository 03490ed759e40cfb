import { sql } from 'kysely';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';
import type { ClaimedUpdate } from '../worker/worker.repository.ts';
import type { JournalRecord } from './JournalRecord.ts';

export interface Append {
  /** What the decisions were based on; null for results. */
  fence: { epoch: number; config: number; lanes: readonly string[] } | null;
  updates: readonly ClaimedUpdate[];
  record: JournalRecord;
}

/** `touched`: hashes of the lanes that changed in epochs after `touchedSince`. */
export interface Epoch {
  epoch: number;
  /** Of automations, rules and accounts. */
  config: number;
  position: number;
  touchedSince: number;
  touched: readonly number[];
}

const SERIALIZATION_FAILURE = '40001';
const UNIQUE_VIOLATION = '23505';

/** True if a lane has changed since it was loaded, or an update is known. */
export function isOutdated(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === SERIALIZATION_FAILURE || error.code === UNIQUE_VIOLATION);
}

/** One commit. Updates are stored as done. */
export function appendToJournal(
  database: Pick<Database, 'asSystem'>,
  { fence, updates, record }: Append,
): Promise<{ seq: number; epoch: number; config: number }> {
  const stored = updates.map(({ id, owner_id, account_id, dedupe_key, lane, kind, body, meta_ts, received_at }) => {
    return { id, owner_id, account_id, dedupe_key, lane, kind, body, meta_ts, received_at };
  });
  const columns =
    'id bigint, owner_id uuid, account_id uuid, dedupe_key text, lane text, kind text, body jsonb, meta_ts timestamptz, received_at timestamptz';
  return database.asSystem(async (queries, { commitBehind }) => {
    const appending = sql<{ seq: number; epoch: number; config: number }>`
      with held as (
        select epoch, config from shards
        where ${fence === null} or config = ${fence?.config ?? 0} and (epoch = ${fence?.epoch ?? 0}
          or (${fence?.epoch ?? 0} >= touched_since
            and not touched && array(select lane_hash(lane) from unnest(${fence?.lanes ?? []}::text[]) lane)))
        for share
      ), stored as (
        insert into inbox (id, owner_id, account_id, dedupe_key, lane, kind, body, meta_ts, received_at, run_at, state, attempt)
        overriding system value
        select id, owner_id, account_id, dedupe_key, lane, kind, body, meta_ts, received_at, received_at, 'done', 1
        from ${asRows(stored, columns)} order by id
      ), written as (
        insert into journal (shard, body) values (0, ${JSON.stringify(record)}::jsonb) returning seq
      )
      select seq, epoch, config,
        assert_fenced((select count(*) from held) - (${fence !== null} and exists (select from waiting_deliveries))::integer, 1)
      from written left join held on true`.execute(queries);
    commitBehind();
    const [row] = (await appending).rows;
    if (!row) throw new Error('The journal returned no position.');
    return row;
  });
}

export async function readEpoch(queries: Queries): Promise<Epoch> {
  const { rows } = await sql<Epoch>`
    select epoch, config, touched_since as "touchedSince", touched, seq as position from shards join journal_positions using (shard)`.execute(
    queries,
  );
  return rows[0] ?? { epoch: 0, config: 0, position: 0, touchedSince: 0, touched: [] };
}

export async function takeInboxIds(queries: Queries, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('inbox', 'id')) as id from generate_series(1, ${count})`.execute(queries);
  return rows.map(({ id }) => id);
}

/** Owners whose feeds have changed, and the position up to which each shard is in the tables. */
export async function projectJournal(
  database: Pick<Database, 'asSystem'>,
  records: number | null,
): Promise<{ owners: Set<string>; position: number }> {
  return database.asSystem(async (queries, { commitBehind }) => {
    const projecting = Promise.all([
      // A lost commit is repeated.
      sql`set local synchronous_commit = off`.execute(queries),
      sql<{ owner_id: string }>`
        select distinct owner_id from project_journal(array(select shard from shards), ${records}::integer) as owner_id`.execute(
        queries,
      ),
      readPosition(queries),
    ]);
    commitBehind();
    const [, { rows }, position] = await projecting;
    return { owners: new Set(rows.map(({ owner_id }) => owner_id)), position };
  });
}

export async function readPosition(queries: Queries): Promise<number> {
  const { rows } = await sql<{ seq: number }>`select seq from journal_positions`.execute(queries);
  return rows[0]?.seq ?? 0;
}

/** Records that could not be projected are tried again. */
export async function requeueFailures(database: Pick<Database, 'asSystem'>): Promise<void> {
  await database.asSystem((queries) =>
    sql`
      with failed as (delete from journal_failures returning shard, seq, body)
      insert into journal (shard, body) select shard, body from failed order by seq`.execute(queries),
  );
}

export async function findUnknownKeys(queries: Queries, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${[...keys]}::text[]) as key where not exists (select from inbox where inbox.dedupe_key = key)`.execute(queries);
  return new Set(rows.map(({ key }) => key));
}

/** Puts aside the first record, which cannot be projected. Returns false if there is none. */
export async function setRecordAside(database: Pick<Database, 'asSystem'>, error: string): Promise<boolean> {
  const { rows } = await database.asSystem((queries) =>
    sql`
      with failed as (
        delete from journal where (shard, seq) = (select shard, seq from journal order by seq limit 1) returning shard, seq, body
      )
      insert into journal_failures (seq, shard, body, error) select seq, shard, body, ${error} from failed returning seq`.execute(
      queries,
    ),
  );
  return rows.length > 0;
}
