import type { FlowFunnel } from '@fanfare/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../infrastructure/database/Database.ts';
import type { Span } from './readRange.ts';

/** The runs that count: of real people, begun in the span. */
function runsIn(ownerId: string, { from, to }: Span): RawBuilder<unknown> {
  return sql`runs.owner_id = ${ownerId} and runs.started_at >= ${from} and runs.started_at < ${to} and not runs.is_simulated`;
}

/** Every flow that had a run, the busiest first. */
export async function listFunnels(queries: Queries, ownerId: string, span: Span): Promise<FlowFunnel[]> {
  const { rows } = await sql<FlowFunnel>`
    select runs.flow_id as "flowId", bot_flows.name, count(*) as started,
      count(*) filter (where exists (select 1 from outbox where outbox.run_id = runs.id and outbox.state = 'sent')) as answered,
      count(*) filter (where status = 'finished') as finished, count(*) filter (where status in ('waiting', 'running')) as waiting,
      count(*) filter (where status = 'failed') as failed, count(*) filter (where status = 'paused') as paused,
      bot_flows.kind = 'inline' as "isInline"
    from runs join bot_flows on bot_flows.id = runs.flow_id
    where ${runsIn(ownerId, span)}
    group by 1, 2, bot_flows.kind order by started desc, bot_flows.name`.execute(queries);
  return rows;
}

export async function findFlowName(queries: Queries, ownerId: string, flowId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('bot_flows')
    .where('owner_id', '=', ownerId)
    .where('id', '=', flowId)
    .select('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

interface FlowSpan extends Span {
  flowId: string;
  version: number | null;
}

export interface NodeFigures {
  nodeId: string;
  nodeType: string;
  entered: number;
  left: number;
  errors: number;
}

export interface EdgeFigures {
  source: string;
  target: string;
  sourceHandle: string | null;
  passed: number;
}

/** A run passed an edge when it was at both ends, and, where the edge has a name, when the node decided for it. */
function passages(ownerId: string, span: FlowSpan): RawBuilder<unknown> {
  return sql`
    chosen as (
      select id, flow_id, version, trace from runs
      where ${runsIn(ownerId, span)} and runs.flow_id = ${span.flowId}
        and (${span.version}::int is null or runs.version = ${span.version}::int)
    ), steps as (
      select chosen.id as run_id, line_no, line ->> 'nodeId' as node_id, line ->> 'nodeType' as node_type, line ->> 'result' as result
      from chosen cross join jsonb_array_elements(trace) with ordinality as lines (line, line_no) where line ->> 'nodeType' <> 'run'
    ), passed as (
      select distinct chosen.id as run_id, edge ->> 'source' as source, edge ->> 'target' as target, edge ->> 'sourceHandle' as handle
      from chosen
      join bot_flow_versions v on v.flow_id = chosen.flow_id and v.version = chosen.version
      cross join jsonb_array_elements(v.edges) as edge
      join steps at_source on at_source.run_id = chosen.id and at_source.node_id = edge ->> 'source'
        and (edge ->> 'sourceHandle' is null or at_source.result = edge ->> 'sourceHandle')
      join steps at_target on at_target.run_id = chosen.id and at_target.node_id = edge ->> 'target' and at_target.line_no > at_source.line_no
    )`;
}

export async function readNodes(queries: Queries, ownerId: string, span: FlowSpan): Promise<NodeFigures[]> {
  const { rows } = await sql<NodeFigures>`
    with ${passages(ownerId, span)}
    select node_id as "nodeId", max(node_type) as "nodeType", count(distinct run_id) as entered,
      (select count(distinct run_id) from passed where passed.source = steps.node_id) as "left",
      count(distinct run_id) filter (where result = 'failed') as errors
    from steps group by node_id order by entered desc, min(line_no), node_id`.execute(queries);
  return rows;
}

export interface NodeDescription {
  label: string;
  text: string;
  isEnd: boolean;
}

/** How much of a text tells a node from others of its kind. */
const TEXT_SHOWN = 120;

/** The nodes of the versions that ran in the span, each as the last of them draws it. */
export async function describeNodes(queries: Queries, ownerId: string, span: FlowSpan): Promise<Map<string, NodeDescription>> {
  const { rows } = await sql<NodeDescription & { nodeId: string }>`
    with ran as (
      select distinct version from runs
      where ${runsIn(ownerId, span)} and flow_id = ${span.flowId} and (${span.version}::int is null or version = ${span.version}::int)
    )
    select distinct on (node ->> 'id') node ->> 'id' as "nodeId", coalesce(node #>> '{data,label}', '') as label,
      left(coalesce(nullif(node #>> '{data,content}', ''), nullif(node #>> '{data,keyword}', ''), node #>> '{data,start,keyword}',
        node #>> '{data,tag,tag}', node #>> '{data,variable,name}', node #>> '{data,cards,cards,0,title}',
        node #>> '{data,actionParams}', ''), ${TEXT_SHOWN}) as text,
      not exists (select 1 from jsonb_array_elements(v.edges) as edge where edge ->> 'source' = node ->> 'id') as "isEnd"
    from bot_flow_versions v cross join jsonb_array_elements(v.nodes) as node
    where v.owner_id = ${ownerId} and v.flow_id = ${span.flowId} and v.version in (select version from ran)
    order by node ->> 'id', v.version desc`.execute(queries);
  return new Map(rows.map(({ nodeId, ...described }) => [nodeId, described]));
}

export async function readEdges(queries: Queries, ownerId: string, span: FlowSpan): Promise<EdgeFigures[]> {
  const { rows } = await sql<EdgeFigures>`
    with ${passages(ownerId, span)}
    select source, target, handle as "sourceHandle", count(*) as passed from passed
    group by 1, 2, 3 order by passed desc, 1, 2`.execute(queries);
  return rows;
}
