import type { FlowResponse, PreparedRequest } from '@fanfare/engine';
import { type Selectable, sql } from 'kysely';
import { advisoryLocks } from '../../../infrastructure/database/advisoryLocks.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';
import type { Tables } from '../../../infrastructure/database/tables/tables.ts';

export type FlowRequestRow = Selectable<Tables['flow_requests']>;
export type ClaimedRequest = FlowRequestRow & { is_simulated: boolean };

/** Must be longer than the longest request. */
const LEASE = sql.lit('30 seconds');
const CLAIM_LOCK = sql.lit(advisoryLocks.claimRequests);

export interface NewFlowRequest {
  run_id: string;
  step_no: number;
  owner_id: string;
  account_id: string;
  lane: string;
  request: PreparedRequest;
}

/** Call in the run's transaction. */
export async function queueRequests(queries: Queries, requests: readonly NewFlowRequest[]): Promise<void> {
  if (requests.length === 0) return;
  const columns = 'run_id uuid, step_no int, owner_id uuid, account_id uuid, lane text, request jsonb';
  await sql`
    insert into flow_requests (run_id, step_no, owner_id, account_id, lane, request)
    select run_id, step_no, owner_id, account_id, lane, request from ${asRows(requests, columns)}`.execute(queries);
}

/** Commit before sending, so that the lease expires if the process dies. */
export async function claimRequests(queries: Queries, limit: number, perMinute: number): Promise<ClaimedRequest[]> {
  const { rows } = await sql<ClaimedRequest>`
    with interrupted as (update flow_requests set state = 'ready', lease_until = null where state = 'active' and lease_until < now()),
    turn as materialized (select pg_try_advisory_xact_lock(${CLAIM_LOCK}) as is_mine),
    allowances as materialized (
      select owner_id, ${perMinute}::int - (
        select count(*) from flow_requests made
        where made.owner_id = waiting.owner_id and made.claimed_at > now() - interval '1 minute'
      ) as allowed
      from (select distinct owner_id from flow_requests where state = 'ready' and run_at <= now()) waiting
      where (select is_mine from turn)),
    next as (
      select run_id, step_no from allowances cross join lateral (
        select run_id, step_no, run_at from flow_requests
        where owner_id = allowances.owner_id and state = 'ready' and run_at <= now()
        order by run_at limit greatest(allowances.allowed, 0)
      ) due
      order by run_at limit ${limit})
    update flow_requests set state = 'active', attempt = attempt + 1, claimed_at = now(), lease_until = now() + ${LEASE}::interval
    from next, runs
    where flow_requests.run_id = next.run_id and flow_requests.step_no = next.step_no and runs.id = next.run_id
      and flow_requests.state = 'ready'
    returning flow_requests.*, runs.is_simulated`.execute(queries);
  return rows;
}

export async function finishRequest(queries: Queries, row: FlowRequestRow, response: FlowResponse): Promise<void> {
  const { numUpdatedRows } = await queries
    .updateTable('flow_requests')
    .set({ state: 'done', request: null, lease_until: null, response: JSON.stringify(response) })
    .where('owner_id', '=', row.owner_id)
    .where('run_id', '=', row.run_id)
    .where('step_no', '=', row.step_no)
    .where('state', '=', 'active')
    .where('attempt', '=', row.attempt)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await queries
    .insertInto('inbox')
    .values({
      owner_id: row.owner_id,
      account_id: row.account_id,
      dedupe_key: `h:${row.run_id}:${row.step_no}`,
      lane: row.lane,
      kind: 'timer',
      body: JSON.stringify({ runId: row.run_id }),
      meta_ts: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

/** For the start of the only process. */
export async function releaseRequests(queries: Queries): Promise<void> {
  await queries.updateTable('flow_requests').set({ state: 'ready', lease_until: null }).where('state', '=', 'active').execute();
}

export async function findResponses(
  queries: Queries,
  runIds: readonly string[],
): Promise<{ runId: string; stepNo: number; response: FlowResponse }[]> {
  if (runIds.length === 0) return [];
  const rows = await queries
    .selectFrom('flow_requests')
    .where('run_id', '=', sql<string>`any(${runIds}::uuid[])`)
    .where('state', '=', 'done')
    .orderBy('step_no')
    .select(['run_id', 'step_no', 'response'])
    .execute();
  return rows.flatMap(({ run_id: runId, step_no: stepNo, response }) => (response === null ? [] : [{ runId, stepNo, response }]));
}
