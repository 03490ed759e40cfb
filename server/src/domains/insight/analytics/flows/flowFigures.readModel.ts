import type { FlowFunnel } from '@fanfare/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import type { Span } from '../readRange.ts';
import { countedPart } from '../rollups/countedPart.ts';
import { countedColumns, isReal, runCounts } from './runCounts.readModel.ts';

interface FlowsOfSpan {
  ownerId: string;
  span: Span;
  countedUntil: Date | null;
  /** If absent, includes every flow. */
  flowId?: string;
  /** If null or absent, includes every version. */
  version?: number | null;
}

function counted({ ownerId, span, countedUntil, flowId, version = null }: FlowsOfSpan): RawBuilder<unknown> {
  const part = countedPart(span, countedUntil);
  return sql`owner_id = ${ownerId} and slot >= ${part.from} and slot < ${part.to} ${ofFlow(flowId, version)}`;
}

function withSums({ ownerId, span, countedUntil, flowId, version = null }: FlowsOfSpan): RawBuilder<unknown> {
  const part = countedPart(span, countedUntil);
  const between = (begin: Date, end: Date) => sql`
    select ${countedColumns} from runs
    where owner_id = ${ownerId} and started_at >= ${begin} and started_at < ${end} and ${isReal} ${ofFlow(flowId, version)}`;
  const firstEnd = new Date(Math.min(part.from.getTime(), span.to.getTime()));
  return sql`chosen as materialized (${between(span.from, firstEnd)} union all ${between(part.to, span.to)}), ${runCounts}`;
}

function ofFlow(flowId: string | undefined, version: number | null): RawBuilder<unknown> {
  if (flowId === undefined) return sql``;
  return version === null ? sql`and flow_id = ${flowId}` : sql`and flow_id = ${flowId} and version = ${version}`;
}

export async function listFunnels(queries: Queries, request: FlowsOfSpan): Promise<FlowFunnel[]> {
  const figures = sql.raw('flow_id, started, answered, finished, waiting, failed, paused');
  const { rows } = await sql<FlowFunnel>`
    with ${withSums(request)}, selected as (
      select ${figures} from flow_slots where ${counted(request)} union all select ${figures} from of_flows
    ), summed as (
      select flow_id, sum(started) as started, sum(answered) as answered, sum(finished) as finished, sum(waiting) as waiting,
        sum(failed) as failed, sum(paused) as paused
      from selected group by flow_id
    )
    select flow_id as "flowId", name, started, answered, finished, waiting, failed, paused,
      kind = 'inline' as "isInline", deleted_at is not null as "isDeleted"
    from summed join bot_flows on bot_flows.id = flow_id order by started desc, name`.execute(queries);
  return rows;
}

export type FlowKind = Pick<FlowFunnel, 'name' | 'isInline' | 'isDeleted'>;

export async function findFlowKind(queries: Queries, ownerId: string, flowId: string): Promise<FlowKind | null> {
  const { rows } = await sql<FlowKind>`
    select name, kind = 'inline' as "isInline", deleted_at is not null as "isDeleted"
    from bot_flows where owner_id = ${ownerId} and id = ${flowId}`.execute(queries);
  return rows[0] ?? null;
}

export interface NodeFigures {
  nodeId: string;
  nodeType: string;
  entered: number;
  left: number;
  errors: number;
}

export async function readNodes(queries: Queries, request: FlowsOfSpan): Promise<NodeFigures[]> {
  const figures = sql.raw('node_id, node_type, entered, "left", errors, first_line');
  const { rows } = await sql<NodeFigures>`
    with ${withSums(request)}, selected as (
      select ${figures} from flow_node_slots where ${counted(request)} union all select ${figures} from of_nodes
    )
    select node_id as "nodeId", max(node_type) as "nodeType", sum(entered) as entered, sum("left") as "left", sum(errors) as errors
    from selected group by node_id order by sum(entered) desc, min(first_line), node_id`.execute(queries);
  return rows;
}

export interface EdgeFigures {
  source: string;
  target: string;
  sourceHandle: string | null;
  passed: number;
}

export async function readEdges(queries: Queries, request: FlowsOfSpan): Promise<EdgeFigures[]> {
  const figures = sql.raw('source, target, handle, passed');
  const { rows } = await sql<EdgeFigures>`
    with ${withSums(request)}, selected as (
      select ${figures} from flow_edge_slots where ${counted(request)} union all select ${figures} from of_edges
    )
    select source, target, handle as "sourceHandle", sum(passed) as passed
    from selected group by 1, 2, 3 order by sum(passed) desc, 1, 2`.execute(queries);
  return rows;
}

export interface NodeDescription {
  label: string;
  text: string;
  isEnd: boolean;
}

const TEXT_SHOWN = 120;

/** Describes nodes as in the latest version that ran in the span. */
export async function describeNodes(
  queries: Queries,
  request: FlowsOfSpan & { flowId: string },
): Promise<Map<string, NodeDescription>> {
  const { rows } = await sql<NodeDescription & { nodeId: string }>`
    with ${withSums(request)}, ran as (
      select version from flow_slots where ${counted(request)} union select version from of_flows
    )
    select distinct on (node ->> 'id') node ->> 'id' as "nodeId", coalesce(node #>> '{data,label}', '') as label,
      left(coalesce(nullif(node #>> '{data,content}', ''), nullif(node #>> '{data,keyword}', ''), node #>> '{data,start,keyword}',
        node #>> '{data,tag,tag}', node #>> '{data,variable,name}', node #>> '{data,cards,cards,0,title}',
        node #>> '{data,actionParams}', ''), ${TEXT_SHOWN}) as text,
      not exists (select 1 from jsonb_array_elements(v.edges) as edge where edge ->> 'source' = node ->> 'id') as "isEnd"
    from bot_flow_versions v cross join jsonb_array_elements(v.nodes) as node
    where v.owner_id = ${request.ownerId} and v.flow_id = ${request.flowId} and v.version in (select version from ran)
    order by node ->> 'id', v.version desc`.execute(queries);
  return new Map(rows.map(({ nodeId, ...described }) => [nodeId, described]));
}
