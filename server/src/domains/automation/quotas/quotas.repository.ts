import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';

interface FlowUsage {
  flows: number;
  bytes: number;
}

export async function getFlowUsage(queries: Queries, ownerId: string): Promise<FlowUsage> {
  const { rows } = await sql<FlowUsage>`
    select count(*) filter (where kind = 'drawn' and deleted_at is null) as flows,
      coalesce(sum(pg_column_size(nodes) + pg_column_size(edges) + versions.bytes), 0)::bigint as bytes
    from bot_flows cross join lateral (
      select coalesce(sum(pg_column_size(v.nodes) + pg_column_size(v.edges)), 0)::bigint as bytes
      from bot_flow_versions v where v.flow_id = bot_flows.id) versions
    where owner_id = ${ownerId}`.execute(queries);
  return rows[0] ?? { flows: 0, bytes: 0 };
}

/** A run uses the version that was published when it started. */
export async function pruneVersions(queries: Queries, ownerId: string, flowId: string, kept: number): Promise<void> {
  await sql`
    delete from bot_flow_versions v where v.owner_id = ${ownerId} and v.flow_id = ${flowId}
      and v.version <= (select max(version) from bot_flow_versions where flow_id = ${flowId}) - ${kept}::int
      and not exists (select from automations a where a.flow_id = v.flow_id and a.version = v.version)
      and not exists (
        select from runs r where r.owner_id = v.owner_id and r.flow_id = v.flow_id and r.version = v.version
        and r.started_at >= v.published_at - interval '1 day' and r.started_at <= coalesce(
          (select min(n.published_at) from bot_flow_versions n where n.flow_id = v.flow_id and n.version > v.version), now()) + interval '1 day')
  `.execute(queries);
}

export async function countAutomations(queries: Queries, ownerId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from automations where owner_id = ${ownerId}`.execute(queries);
  return rows[0]?.n ?? 0;
}

export async function countFlowRequests(queries: Queries, ownerId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from flow_requests
    where owner_id = ${ownerId} and claimed_at > now() - interval '1 minute'`.execute(queries);
  return rows[0]?.n ?? 0;
}

export async function emptyDraft(queries: Queries, ownerId: string, flowId: string): Promise<void> {
  await queries
    .updateTable('bot_flows')
    .set({ nodes: '[]', edges: '[]' })
    .where('owner_id', '=', ownerId)
    .where('id', '=', flowId)
    .execute();
}
