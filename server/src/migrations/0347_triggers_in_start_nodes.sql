-- @data
-- The start node of a bot flow says what starts it; the automation of the flow only mirrors its published version. Until now the two could
-- differ, and the server ran what the automation said. That stays: where they differ, the published graph gets the automation's trigger as a
-- new version, and so does a draft whose own start was not changed since.

create function pg_temp.normal_start(given jsonb) returns jsonb language sql immutable as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'trigger', start -> 'trigger',
    'keyword', case when words <> '[]' then words -> 0 end,
    'keywords', case when jsonb_array_length(words) > 1 then words - 0 end,
    'schedule', case when start ->> 'trigger' = 'time_based' then start -> 'schedule' end,
    'filter', case when is_added and filter <> '{}' then filter end,
    'conditions', case when start -> 'conditions' <> '[]' then start -> 'conditions' end))
  from (
    select start, case when start ->> 'trigger' = 'keyword_detected' then (
        select coalesce(jsonb_agg(word order by place), '[]')
        from jsonb_array_elements_text(
          jsonb_build_array(coalesce(start ->> 'keyword', '')) || coalesce(start -> 'keywords', '[]')
        ) with ordinality as each (word, place)
        where btrim(word) <> ''
      ) else '[]' end as words,
      start ->> 'trigger' not in ('message_received', 'first_message', 'keyword_detected', 'time_based') as is_added,
      (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(coalesce(start -> 'filter', '{}')) where value <> '[]') as filter
    from jsonb_strip_nulls(given) start
  ) parts
$$;

create function pg_temp.start_of(nodes jsonb) returns jsonb language sql immutable as $$
  select pg_temp.normal_start(coalesce((
    select node -> 'data' -> 'start' from jsonb_array_elements(nodes) with ordinality as each (node, place)
    where node ->> 'type' = 'startNode' order by place limit 1
  ), '{"trigger": "message_received"}'))
$$;

-- The graph with this start. Without a start node, one is put before each node where runs began.
create function pg_temp.with_start(graph jsonb, start jsonb, new_id text) returns jsonb language plpgsql as $$
declare
  nodes jsonb := graph -> 'nodes';
  edges jsonb := graph -> 'edges';
  place integer;
  entries jsonb;
begin
  select ordinality - 1 into place from jsonb_array_elements(nodes) with ordinality as each (node, ordinality)
  where node ->> 'type' = 'startNode' order by ordinality limit 1;
  if place is not null then
    return jsonb_build_object('nodes', jsonb_set(nodes, array[place::text, 'data', 'start'], start), 'edges', edges);
  end if;
  select coalesce(jsonb_agg(node order by ordinality), '[]') into entries
  from jsonb_array_elements(nodes) with ordinality as each (node, ordinality)
  where node ->> 'type' <> 'noteNode' and not exists (
    select from jsonb_array_elements(edges) edge
    join jsonb_array_elements(nodes) source on source ->> 'id' = edge ->> 'source' and source ->> 'type' <> 'noteNode'
    where edge ->> 'target' = node ->> 'id'
  );
  return jsonb_build_object(
    'nodes', jsonb_build_array(jsonb_build_object(
      'id', new_id, 'type', 'startNode', 'data', jsonb_build_object('start', start),
      'position', jsonb_build_object(
        'x', coalesce(entries -> 0 -> 'position' -> 'x', '0'),
        'y', (select least(0, min((node -> 'position' ->> 'y')::numeric)) - 180 from jsonb_array_elements(nodes) node))
    )) || nodes,
    'edges', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', new_id || '>' || (entry ->> 'id'), 'source', new_id, 'target', entry ->> 'id')), '[]')
      from jsonb_array_elements(entries) entry
    ) || edges);
end
$$;

do $$
declare
  one record;
  start jsonb;
  before jsonb;
  published jsonb;
  draft jsonb;
  next jsonb;
  is_patched boolean;
  new_id text := 'startNode-' || (extract(epoch from now()) * 1000)::bigint;
begin
  for one in
    select a.id, a.owner_id, a.flow_id, a.trigger_type, a.keyword, a.more_keywords, a.schedule, a.trigger_filter, a.conditions,
      f.nodes, f.edges, f.revision, f.published_revision, v.version, v.nodes as published_nodes, v.edges as published_edges,
      (select max(version) from bot_flow_versions where flow_id = f.id) as last_version
    from automations a
    join bot_flows f on f.id = a.flow_id and f.kind = 'drawn'
    join bot_flow_versions v on v.flow_id = a.flow_id and v.version = a.version
  loop
    -- Without its first keyword the server ignored the others.
    start := pg_temp.normal_start(jsonb_build_object(
      'trigger', one.trigger_type, 'keyword', one.keyword,
      'keywords', case when one.keyword is not null then to_jsonb(one.more_keywords) end,
      'schedule', one.schedule, 'filter', one.trigger_filter, 'conditions', one.conditions));
    before := pg_temp.start_of(one.published_nodes);
    if before is distinct from start then
      published := jsonb_build_object('nodes', one.published_nodes, 'edges', one.published_edges);
      draft := jsonb_build_object('nodes', one.nodes, 'edges', one.edges);
      next := pg_temp.with_start(published, start, new_id);
      is_patched := one.published_revision is not distinct from one.revision or pg_temp.start_of(one.nodes) = before;
      if one.published_revision is not distinct from one.revision then draft := next;
      elsif is_patched then draft := pg_temp.with_start(draft, start, new_id);
      end if;
      insert into bot_flow_versions (flow_id, version, owner_id, nodes, edges, note, revision)
      values (one.flow_id, one.last_version + 1, one.owner_id, next -> 'nodes', next -> 'edges',
        'The start node now holds the trigger of the Automation screen.',
        case when draft = next then one.revision + is_patched::integer end);
      update bot_flows set
        nodes = draft -> 'nodes', edges = draft -> 'edges', revision = one.revision + is_patched::integer,
        published_version = one.last_version + 1,
        published_revision = case when draft = next then one.revision + is_patched::integer end
      where id = one.flow_id;
      update automations set version = one.last_version + 1 where id = one.id;
    end if;
    -- What the trigger does not use is removed.
    update automations set
      keyword = start ->> 'keyword',
      more_keywords = array(select jsonb_array_elements_text(coalesce(start -> 'keywords', '[]'))),
      schedule = start -> 'schedule',
      trigger_filter = start -> 'filter'
    where id = one.id;
  end loop;
end
$$;
