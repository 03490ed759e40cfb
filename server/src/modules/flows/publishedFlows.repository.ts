import { sql } from 'kysely';
import { asRows } from '../../infrastructure/database/asRows.ts';
import type { Queries } from '../../infrastructure/database/Database.ts';
import type { FlowVersion, PublishedFlow } from './PublishedFlow.ts';

export async function findPublishedFlows(queries: Queries, wanted: readonly FlowVersion[]): Promise<PublishedFlow[]> {
  const rows = wanted.map(({ flowId, version }) => ({ flow_id: flowId, version }));
  const { rows: found } = await sql<PublishedFlow>`
    select v.flow_id as "flowId", v.version, f.name as "flowName", jsonb_build_object('nodes', v.nodes, 'edges', v.edges) as graph
    from ${asRows(rows, 'flow_id uuid, version int')}
    join bot_flow_versions v on v.flow_id = input.flow_id and v.version = input.version
    join bot_flows f on f.id = v.flow_id`.execute(queries);
  return found;
}
