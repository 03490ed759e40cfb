import type { FlowGraph } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';
import type { FlowVersion, PublishedFlow } from './PublishedFlow.ts';

/** Null if unpublished, undefined if unknown. */
export async function findPublishedGraph(
  queries: Queries,
  ownerId: string,
  flowId: string,
): Promise<FlowGraph | null | undefined> {
  const row = await queries
    .selectFrom('bot_flows')
    .leftJoin('bot_flow_versions as v', (join) =>
      join.onRef('v.flow_id', '=', 'bot_flows.id').onRef('v.version', '=', 'bot_flows.published_version'),
    )
    .where('bot_flows.owner_id', '=', ownerId)
    .where('bot_flows.id', '=', flowId)
    .where('bot_flows.kind', '=', 'drawn')
    .where('bot_flows.deleted_at', 'is', null)
    .select(['v.nodes', 'v.edges'])
    .executeTakeFirst();
  if (!row) return undefined;
  return row.nodes && row.edges ? { nodes: row.nodes, edges: row.edges } : null;
}

export async function findPublishedFlows(queries: Queries, wanted: readonly FlowVersion[]): Promise<PublishedFlow[]> {
  const rows = wanted.map(({ flowId, version }) => ({ flow_id: flowId, version }));
  const { rows: found } = await sql<PublishedFlow>`
    select v.flow_id as "flowId", v.version, f.name as "flowName", f.kind, jsonb_build_object('nodes', v.nodes, 'edges', v.edges) as graph
    from ${asRows(rows, 'flow_id uuid, version int')}
    join bot_flow_versions v on v.flow_id = input.flow_id and v.version = input.version
    join bot_flows f on f.id = v.flow_id`.execute(queries);
  return found;
}

export async function findPublishedVersion(queries: Queries, ownerId: string, flowId: string): Promise<FlowVersion | null> {
  const row = await queries
    .selectFrom('bot_flows')
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`id::text = ${flowId}`)
    .where('kind', '=', 'drawn')
    .where('deleted_at', 'is', null)
    .select('published_version')
    .executeTakeFirst();
  const version = row?.published_version ?? null;
  return version === null ? null : { flowId, version };
}
