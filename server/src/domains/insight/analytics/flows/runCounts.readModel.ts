import { sql } from 'kysely';
import { SLOT_MS } from '../readRange.ts';

export const countedColumns = sql.raw(`id, flow_id, version, status, trace, started_at,
  date_bin('${SLOT_MS} milliseconds', started_at, 'epoch'::timestamptz) as slot`);

export const isReal = sql.raw('not is_simulated');

/** A run counts once per node, and passed an edge if it reached both ends. */
export const runCounts = sql.raw(`
  of_flows as (
    select slot, flow_id, version, count(*) as started,
      count(*) filter (where exists (select 1 from outbox where outbox.run_id = chosen.id and outbox.state = 'sent')) as answered,
      count(*) filter (where status = 'finished') as finished, count(*) filter (where status in ('waiting', 'running')) as waiting,
      count(*) filter (where status = 'failed') as failed, count(*) filter (where status = 'paused') as paused
    from chosen group by 1, 2, 3
  ), steps as (
    select chosen.id as run_id, slot, flow_id, version, line_no, line ->> 'nodeId' as node_id, line ->> 'nodeType' as node_type,
      line ->> 'result' as result
    from chosen cross join jsonb_array_elements(trace) with ordinality as lines (line, line_no) where line ->> 'nodeType' <> 'run'
  ), drawn as materialized (
    select v.flow_id, v.version, edge ->> 'source' as source, edge ->> 'target' as target, edge ->> 'sourceHandle' as handle
    from bot_flow_versions v cross join jsonb_array_elements(v.edges) as edge
    where (v.flow_id, v.version) in (select flow_id, version from chosen)
  ), passed as (
    select distinct at_source.run_id, at_source.slot, at_source.flow_id, at_source.version, source, target, handle
    from drawn
    join steps at_source on (at_source.flow_id, at_source.version, at_source.node_id) = (drawn.flow_id, drawn.version, drawn.source)
      and (handle is null or at_source.result = handle)
    join steps at_target on at_target.run_id = at_source.run_id and at_target.node_id = target and at_target.line_no > at_source.line_no
  ), gone as (
    select slot, flow_id, version, source as node_id, count(distinct run_id) as runs from passed group by 1, 2, 3, 4
  ), reached as (
    select slot, flow_id, version, node_id, max(node_type) as node_type, count(distinct run_id) as entered,
      count(distinct run_id) filter (where result = 'failed') as errors, min(line_no) as first_line
    from steps group by 1, 2, 3, 4
  ), of_nodes as (
    select reached.*, coalesce(runs, 0) as "left"
    from reached left join gone using (slot, flow_id, version, node_id)
  ), of_edges as (
    select slot, flow_id, version, source, target, handle, count(*) as passed from passed group by 1, 2, 3, 4, 5, 6
  )`);
