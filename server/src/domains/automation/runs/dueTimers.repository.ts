import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';

/** 35,000 exceeded the statement timeout. */
const SLICE = 1_000;
/** An owner's updates that wait in the inbox. More due timers wait in their own table. */
const QUEUED_PER_OWNER = 1_000;
const OWNERS_PER_SLICE = 256;
const PERSON_RECHECK_MS = 60_000;

const NO_OWNER = '00000000-0000-0000-0000-000000000000';

/**
 * Queues updates, the oldest first. In a backlog, each owner gets the same share.
 *
 * @returns number of updates
 */
export async function fireDueTimers(queries: Queries): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*) as due from (select 1 from timers where due_at <= now() limit ${SLICE + 1}) due`.execute(queries);
  const due = rows[0]?.due ?? 0;
  if (due === 0) return 0;
  if (due <= SLICE) return queueTimers(queries, oldest);

  let fired = 0;
  let after: string | null = NO_OWNER;
  while (after !== null) {
    fired += await queueTimers(queries, sharesOf(after));
    after = await lastOwner(queries, after);
  }
  return fired;
}

const oldest = sql`
  select run_id, owner_id, due_at from timers where due_at <= now() order by due_at limit ${sql.lit(SLICE)} for update skip locked`;

/** Reads one index entry per owner: its first timer. */
const dueOwners = (after: string) => sql`
  with recursive owner (id, due_at) as (
    (select owner_id, due_at from timers where owner_id > ${after}::uuid order by owner_id, due_at limit 1)
    union all
    select next.owner_id, next.due_at from owner cross join lateral (
      select owner_id, due_at from timers where owner_id > owner.id order by owner_id, due_at limit 1
    ) next
  )
  select id from owner where due_at <= now() limit ${sql.lit(OWNERS_PER_SLICE)}`;

/** Compares rows, because with `owner_id =` the planner may read the timers of all owners by time. */
const sharesOf = (after: string) => sql`
  with turn as materialized (${dueOwners(after)})
  select mine.* from turn cross join lateral (
    select run_id, owner_id, due_at from timers
    where owner_id >= turn.id and (owner_id, due_at) <= (turn.id, now()) order by owner_id, due_at
    limit (select greatest(0, least(
      ceil(${sql.lit(SLICE)} / (select count(*) from turn)::float8)::int,
      ${sql.lit(QUEUED_PER_OWNER)} - (
        select count(*) from (
          select 1 from instagram_accounts account
          join inbox on inbox.account_id = account.id and inbox.state = 'ready'
          where account.owner_id = turn.id limit ${sql.lit(QUEUED_PER_OWNER)}
        ) queued))))
    for update skip locked
  ) mine`;

async function lastOwner(queries: Queries, after: string): Promise<string | null> {
  const { rows } = await sql<{ last: string | null; owners: number }>`
    select max(id::text) as last, count(*) as owners from (${dueOwners(after)}) due`.execute(queries);
  return rows[0]?.owners === OWNERS_PER_SLICE ? rows[0].last : null;
}

/** Waits of conversations that a person has are postponed without an update. */
async function queueTimers(queries: Queries, selected: ReturnType<typeof sql>): Promise<number> {
  const { numAffectedRows } = await sql`
    with picked as materialized (${selected}), due as materialized (
      select picked.*, run.account_id, contact.igsid, run.status = 'waiting' and coalesce(is_with_person, false) as is_with_person
      from picked cross join lateral (
        select account_id, contact_id, status from runs where runs.id = picked.run_id offset 0
      ) run cross join lateral (
        select igsid from contacts where contacts.id = run.contact_id offset 0
      ) contact left join lateral (
        select handler <> 'bot' and coalesce(person_until > now(), true) as is_with_person
        from conversations where conversations.contact_id = run.contact_id offset 0
      ) conversation on true
    ), postponed as (
      update timers set due_at = now() + ${`${PERSON_RECHECK_MS} milliseconds`}::interval
      where run_id = any(array(select run_id from due where is_with_person))
    ), fired as (
      delete from timers where run_id = any(array(select run_id from due where not is_with_person))
      returning run_id
    )
    insert into inbox (owner_id, account_id, dedupe_key, lane, kind, body, meta_ts)
    select due.owner_id, due.account_id, 't:' || due.run_id || ':' || extract(epoch from due.due_at),
      due.account_id || ':' || due.igsid, 'timer', jsonb_build_object('runId', due.run_id), due.due_at
    from fired join due on due.run_id = fired.run_id
    order by due.due_at
    on conflict (dedupe_key) do nothing`.execute(queries);
  return Number(numAffectedRows ?? 0);
}

export async function postponeTimers(queries: Queries, runs: readonly { id: string; owner_id: string }[]): Promise<void> {
  if (runs.length === 0) return;
  const rows = runs.map(({ id, owner_id }) => ({ run_id: id, owner_id }));
  await sql`
    insert into timers (run_id, owner_id, due_at)
    select run_id, owner_id, now() + ${`${PERSON_RECHECK_MS} milliseconds`}::interval from ${asRows(rows, 'run_id uuid, owner_id uuid')}
    on conflict (run_id) do nothing`.execute(queries);
}
