-- What a run did stands in its own row: a row for each line was a third of all that an event wrote, each with a key and a check of its run.
alter table runs add column trace jsonb not null default '[]';
update runs set trace = told.trace from (
  select run_id, jsonb_agg(jsonb_build_object('stepNo', step_no, 'nodeId', node_id, 'nodeType', node_type, 'result', result,
    'detail', detail,
    'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by line_no) as trace
  from run_steps group by run_id
) told where told.run_id = runs.id;
drop table run_steps;
