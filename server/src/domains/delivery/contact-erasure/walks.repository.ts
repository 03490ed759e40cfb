import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { type Erasure, forgetResponses } from './contact-erasure.repository.ts';

type Position = string | null;

/** With more conditions, the planner may read all rows of the account. */
const MEANT = sql`any(array(select id from slice where is_meant))`;

/** An index by contact would slow down the intake. */
export async function eraseUpdates(queries: Queries, erasure: Erasure, limit: number): Promise<Position> {
  const { account_id, owner_id, igsid, requested_at, position } = erasure;
  const [at, id] = position === null || position === '' ? ['-infinity', '0'] : position.split(' ');
  const noLane = `${account_id}:-`;
  const { rows } = await sql<{ position: Position; n: number }>`
    with slice as materialized (
      select id, received_at, dedupe_key, strpos(':' || dedupe_key || ':', ${`:${igsid}:`}) > 0 as is_named,
        lane = ${`${account_id}:${igsid}`} or lane = ${noLane} and strpos(body::text, ${igsid}) > 0 as is_meant,
        state in ('done', 'failed') as is_closed
      from inbox
      where account_id = ${account_id} and (received_at, id) > (${at}::timestamptz, ${id}::bigint) and received_at <= ${requested_at}
      order by received_at, id limit ${limit}
    ), hashed as (
      insert into erased_keys (key_hash, owner_id)
      select sha256(convert_to(dedupe_key, 'UTF8')), ${owner_id} from slice where is_meant and is_named and is_closed
      on conflict (key_hash) do nothing
    ), gone as (
      delete from inbox using slice where inbox.id = slice.id and is_meant and is_named and is_closed
    ), emptied as (
      update inbox set body = '{}', state = 'done', lane = ${noLane}, fence = inbox.fence + 1, lease_until = null
      from slice where inbox.id = slice.id and is_meant and is_closed and not is_named
    )
    select count(*)::int as n,
      (array_agg(replace(received_at::text, ' ', 'T') || ' ' || id order by received_at desc, id desc))[1] as position
    from slice`.execute(queries);
  return goesOn(rows, limit);
}

/** Failed events have no contact. */
export async function eraseEvents(queries: Queries, erasure: Erasure, limit: number): Promise<Position> {
  const { account_id, owner_id, contact_id, igsid, requested_at, position } = erasure;
  const { rows } = await sql<{ position: Position; n: number }>`
    with slice as materialized (
      select id, seq, account_id = ${account_id} and (contact_id = ${contact_id} or contact_id is null and received_at <= ${requested_at}
        and (sender_id = ${igsid} or strpos(payload::text, ${igsid}) > 0)) as is_meant
      from events where owner_id = ${owner_id} and seq > ${position || '0'}::bigint order by seq limit ${limit}
    ), gone as (
      delete from events where id = ${MEANT}
    )
    select count(*)::int as n, max(seq)::text as position from slice`.execute(queries);
  return goesOn(rows, limit);
}

/** Newest first, to find own replies. Empty rows stay, because Instagram lists the comments again. */
export async function eraseComments(queries: Queries, erasure: Erasure, limit: number): Promise<Position> {
  const { account_id, owner_id, igsid, username, position } = erasure;
  const [at, id] = position === null || position === '' ? ['infinity', LAST_ID] : position.split(' ');
  const isOfContact = (table: RawBuilder<unknown>) =>
    sql`(${table}.from_igsid = ${igsid} or ${table}.from_igsid is null and ${table}.username = ${username})`;
  const { rows } = await sql<{ position: Position; n: number; ids: string[]; comments: string[] }>`
    with slice as materialized (
      select id, written_at, account_id = ${account_id} and (
        not is_own and ${isOfContact(sql`comments`)}
        or is_own and exists (
          select 1 from comments parent
          where parent.account_id = comments.account_id and parent.comment_id = comments.parent_id and ${isOfContact(sql`parent`)})
      ) as is_meant
      from comments
      where owner_id = ${owner_id} and (written_at, id) < (${at}::timestamptz, ${id}::uuid)
      order by written_at desc, id desc limit ${limit}
    ), erased as (
      update comments set text = null, username = null, from_igsid = null, is_deleted = true where id = ${MEANT}
      returning comments.id, comments.comment_id
    )
    select count(*)::int as n, (array_agg(replace(written_at::text, ' ', 'T') || ' ' || id order by written_at, id))[1] as position,
      array(select id::text from erased) as ids, array(select comment_id from erased) as comments
    from slice`.execute(queries);
  await forgetResponses(queries, owner_id, rows[0]?.ids ?? []);
  await eraseUpdatesOf(queries, erasure, rows[0]?.comments ?? []);
  return goesOn(rows, limit);
}

async function eraseUpdatesOf(queries: Queries, { owner_id, account_id }: Erasure, comments: readonly string[]): Promise<void> {
  if (comments.length === 0) return;
  await sql`
    with keys as (
      select ig_id || kind || comment as key from instagram_accounts account, unnest(${[...comments]}::text[]) comment,
        (values (':c:comments:'), (':c:live_comments:')) kinds (kind)
      where account.id = ${account_id}
    ), emptied as (
      update inbox set body = '{}' from keys where dedupe_key = key and state in ('done', 'failed')
    )
    delete from events where owner_id = ${owner_id} and event_key = any(array(select key from keys))`.execute(queries);
}

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

function goesOn([read]: readonly { position: Position; n: number }[], limit: number): Position {
  return read && read.n >= limit ? read.position : null;
}
