import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import type { InTransaction } from '../InTransaction.ts';
import { SLOT_MS, type Span } from '../readRange.ts';
import { getPrunedUntil } from '../rollups/prunedUntil.repository.ts';
import { countedColumns, isReal, runCounts } from './runCounts.readModel.ts';

/** Stays below the statement timeout. */
export const RUNS_TOGETHER = 5_000;
const DAY_MS = 24 * 60 * 60_000;

export async function listBehind(queries: Queries, afterId: string, atMost: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select feed_positions.owner_id as id from feed_positions left join flow_count_positions using (owner_id)
    where feed_positions.owner_id > ${afterId}::uuid and feed_positions.seq > coalesce(flow_count_positions.seq, 0)
    order by 1 limit ${atMost}`.execute(queries);
  return rows.map(({ id }) => id);
}

export interface NextRuns {
  slots: Date[];
  until: number;
  isLast: boolean;
}

export async function getCountedSeq(queries: Queries, ownerId: string): Promise<number> {
  const { rows } = await sql<{ seq: number }>`select seq from flow_count_positions where owner_id = ${ownerId}`.execute(queries);
  return rows[0]?.seq ?? 0;
}

export async function setCountedSeq(queries: Queries, ownerId: string, seq: number): Promise<void> {
  await sql`
    insert into flow_count_positions (owner_id, seq) values (${ownerId}, ${seq})
    on conflict (owner_id) do update set seq = greatest(flow_count_positions.seq, excluded.seq)`.execute(queries);
}

/** A changed run moves its event to the end of the feed, so none is missed. */
export async function findNextRuns(queries: Queries, ownerId: string, afterSeq: number, atMost: number): Promise<NextRuns> {
  const { rows } = await sql<NextRuns>`
    with next as materialized (
      select seq, run_id from events where owner_id = ${ownerId} and seq > ${afterSeq} order by seq limit ${atMost}
    ), found as (select count(*) < ${atMost} as is_last, max(seq) as last_seq from next)
    select is_last as "isLast",
      coalesce(case when is_last then (select seq from feed_positions where owner_id = ${ownerId}) else last_seq end, ${afterSeq}) as until,
      array(select distinct slot from (select ${countedColumns} from runs where id in (select run_id from next)) totals order by slot) as slots
    from found`.execute(queries);
  return rows[0] ?? { slots: [], until: afterSeq, isLast: true };
}

export async function recountFlows(ownerId: string, inTransaction: InTransaction, atMost: number = RUNS_TOGETHER): Promise<void> {
  for (let from: Date | null = await inTransaction(getPrunedUntil); from !== null; ) {
    const begin: Date = from;
    from = await inTransaction(async (queries) => {
      const end = await findEnd(queries, ownerId, begin, atMost);
      await recountBetween(queries, ownerId, { from: begin, to: end }, atMost);
      return end;
    });
  }
}

async function findEnd(queries: Queries, ownerId: string, from: Date, atMost: number): Promise<Date | null> {
  const { rows } = await sql<{ slot: Date }>`
    select ${countedColumns} from runs
    where owner_id = ${ownerId} and started_at >= ${from} order by started_at offset ${atMost} limit 1`.execute(queries);
  const [last] = rows;
  return last ? new Date(last.slot.getTime() + SLOT_MS) : null;
}

interface OpenSpan {
  from: Date;
  to: Date | null;
}

export async function recountBetween(
  queries: Queries,
  ownerId: string,
  { from, to }: OpenSpan,
  atMost: number = RUNS_TOGETHER,
): Promise<void> {
  // Locks out other counting processes.
  await setCountedSeq(queries, ownerId, 0);
  const inSpan = sql`owner_id = ${ownerId} and slot >= ${from} and slot < coalesce(${to}::timestamptz, 'infinity')`;
  await sql`
    with flows as (delete from flow_slots where ${inSpan}), nodes as (delete from flow_node_slots where ${inSpan})
    delete from flow_edge_slots where ${inSpan}`.execute(queries);
  for (let after: Counted | null = { at: from.toISOString(), id: NO_ID, isLast: false }; after !== null && !after.isLast; ) {
    after = await addNext(queries, ownerId, after, to, atMost);
  }
}

interface Counted {
  /** A text, because a Date has no microseconds. */
  at: string;
  id: string;
  isLast: boolean;
}

const NO_ID = '00000000-0000-0000-0000-000000000000';

async function addNext(
  queries: Queries,
  ownerId: string,
  after: Counted,
  to: Date | null,
  atMost: number,
): Promise<Counted | null> {
  const { rows } = await sql<Counted>`
    with chosen as materialized (
      select ${countedColumns} from runs
      where owner_id = ${ownerId} and (started_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)
        and started_at < coalesce(${to}::timestamptz, 'infinity') and ${isReal}
      order by started_at, id limit ${atMost}
    ), ${runCounts}, flows as (
      insert into flow_slots as totals (owner_id, slot, flow_id, version, started, answered, finished, waiting, failed, paused)
      select ${ownerId}, slot, flow_id, version, started, answered, finished, waiting, failed, paused from of_flows
      on conflict (owner_id, slot, flow_id, version) do update set
        started = totals.started + excluded.started, answered = totals.answered + excluded.answered,
        finished = totals.finished + excluded.finished, waiting = totals.waiting + excluded.waiting,
        failed = totals.failed + excluded.failed, paused = totals.paused + excluded.paused
    ), nodes as (
      insert into flow_node_slots as totals (owner_id, slot, flow_id, version, node_id, node_type, entered, "left", errors, first_line)
      select ${ownerId}, slot, flow_id, version, node_id, node_type, entered, "left", errors, first_line from of_nodes
      on conflict (owner_id, flow_id, slot, version, node_id) do update set
        entered = totals.entered + excluded.entered, "left" = totals."left" + excluded."left", errors = totals.errors + excluded.errors,
        first_line = least(totals.first_line, excluded.first_line)
    ), edges as (
      insert into flow_edge_slots as totals (owner_id, slot, flow_id, version, source, target, handle, passed)
      select ${ownerId}, slot, flow_id, version, source, target, handle, passed from of_edges
      on conflict (owner_id, flow_id, slot, version, source, target, handle) do update set passed = totals.passed + excluded.passed
    )
    select started_at::text as at, id, (select count(*) from chosen) < ${atMost} as "isLast"
    from chosen order by started_at desc, id desc limit 1`.execute(queries);
  return rows[0] ?? null;
}

export function joinSlots(slots: readonly Date[]): Span[] {
  const spans: Span[] = [];
  for (const slot of slots) {
    const to = new Date(slot.getTime() + SLOT_MS);
    const last = spans.at(-1);
    const goesOn = last?.to.getTime() === slot.getTime() && to.getTime() - last.from.getTime() <= DAY_MS;
    if (last && goesOn) last.to = to;
    else spans.push({ from: slot, to });
  }
  return spans;
}
