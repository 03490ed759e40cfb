-- Writes what the journal says into the tables, in its order, and removes it. Returns the owners of changed feeds.
-- `most`: number of records; null: all.
create function project_journal(mine smallint[], most integer) returns setof uuid
  language plpgsql security definer set search_path = public, pg_temp
  -- the planner takes every list for a thousand rows, and would read whole tables
  set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare
  bodies jsonb[];
  places smallint[];
  ends bigint[];
  sent jsonb;
  owners uuid[];
begin
  if not exists (select from journal where shard = any(mine)) then return; end if;
  perform from journal_positions where shard = any(mine) order by shard for update;
  with taken as (select shard, seq, body from journal where shard = any(mine) order by seq limit most)
  select array_agg(body order by seq), array_agg(shard order by seq), array_agg(seq order by seq) into bodies, places, ends from taken;
  if bodies is null then return; end if;
  select jsonb_object_agg(result.id, to_jsonb(result)) into sent
  from unnest(bodies) body
    cross join jsonb_to_recordset(body -> 'results') as result (id text, message_id text, call jsonb);

  insert into contacts (id, owner_id, account_id, igsid)
  select distinct on (person.account_id, person.igsid) person.contact_id, person.owner_id, person.account_id, person.igsid
  from unnest(bodies) body
    cross join jsonb_to_recordset(body -> 'people') as person (contact_id uuid, owner_id uuid, account_id uuid, igsid text, is_new boolean)
    join instagram_accounts account on account.id = person.account_id
  where person.is_new order by person.account_id, person.igsid
  on conflict (account_id, igsid) do nothing;

  insert into conversations (id, owner_id, account_id, contact_id, last_inbound_at, last_message_at)
  select (array_agg(person.conversation_id))[1], contacts.owner_id, contacts.account_id, contacts.id, max(person.inbound_at), max(person.inbound_at)
  from unnest(bodies) body
    cross join jsonb_to_recordset(body -> 'people') as person (conversation_id uuid, account_id uuid, igsid text, inbound_at timestamptz)
    join contacts on contacts.account_id = person.account_id and contacts.igsid = person.igsid
  group by contacts.id order by contacts.id
  on conflict (contact_id) do update set
    last_inbound_at = greatest(conversations.last_inbound_at, excluded.last_inbound_at),
    last_message_at = greatest(conversations.last_message_at, excluded.last_message_at);

  insert into messages (id, owner_id, account_id, conversation_id, mid, direction, text, attachments, sent_at)
  select message.id, contacts.owner_id, contacts.account_id, conversations.id, mid, direction, text, attachments, sent_at
  from unnest(bodies) body
    cross join jsonb_to_recordset(body -> 'messages') as message (id uuid, account_id uuid, igsid text, mid text, direction text, text text,
      attachments jsonb, sent_at timestamptz)
    join contacts on contacts.account_id = message.account_id and contacts.igsid = message.igsid
    join conversations on conversations.contact_id = contacts.id
  on conflict (account_id, mid) do nothing;

  insert into runs (id, owner_id, account_id, contact_id, flow_id, version, inbox_id, trigger_key, status, memory, error, error_message,
    trace, started_at, ended_at)
  select run.id, contacts.owner_id, contacts.account_id, contacts.id, run.flow_id, run.version, run.inbox_id, run.trigger_key, run.status,
    run.memory, run.error, run.error_message, run.trace, run.at, case when run.status <> 'waiting' then run.at end
  from unnest(bodies) body
    cross join jsonb_to_recordset(body -> 'runs') as run (id uuid, account_id uuid, igsid text, flow_id uuid, version integer,
      inbox_id bigint, trigger_key text, status text, memory jsonb, error text, error_message jsonb, trace jsonb, at timestamptz)
    join contacts on contacts.account_id = run.account_id and contacts.igsid = run.igsid
  on conflict do nothing;

  insert into timers (run_id, owner_id, due_at)
  select runs.id, runs.owner_id, run.due_at
  from unnest(bodies) body
    cross join jsonb_to_recordset(body -> 'runs') as run (id uuid, due_at timestamptz)
    join runs on runs.id = run.id
  where run.due_at is not null
  on conflict (run_id) do nothing;

  insert into outbox (id, owner_id, account_id, conversation_id, run_id, lane, recipient_igsid, text, author, kind, message, run_at, state,
    attempt, sending_at, window_age_seconds, message_id, calls, created_at)
  select send.id, runs.owner_id, runs.account_id, conversations.id, runs.id, send.lane, contacts.igsid, send.text, send.author, send.kind,
    send.message, send.at + send.delay_ms * interval '1 millisecond', case when sent ? send.id then 'sent' else send.state end,
    (send.state = 'sending')::integer, case when send.state = 'sending' then send.at end, send.window_age_seconds,
    sent -> send.id ->> 'message_id', coalesce(sent -> send.id -> 'call', '[]'), send.at
  from unnest(bodies) with ordinality as given (body, place)
    cross join rows from (jsonb_to_recordset(given.body -> 'sends') as (id text, run_id uuid, lane text, text text, author text, kind text,
      message jsonb, delay_ms integer, state text, window_age_seconds integer, at timestamptz)) with ordinality
      as send (id, run_id, lane, text, author, kind, message, delay_ms, state, window_age_seconds, at, n)
    join runs on runs.id = send.run_id
    join contacts on contacts.id = runs.contact_id
    join conversations on conversations.contact_id = contacts.id
  order by given.place, send.n
  on conflict (id) do nothing;

  update outbox set state = 'sent', message_id = result.value ->> 'message_id', error = null, error_message = null, uncertain_at = null,
    calls = outbox.calls || coalesce(result.value -> 'call', '[]')
  from jsonb_each(sent) result
  where outbox.id = result.key and outbox.state in ('sending', 'unconfirmed');

  update contacts set tags = memory.tags, variables = memory.variables
  from (
    select distinct on (memory.account_id, memory.igsid) memory.*
    from unnest(bodies) with ordinality as given (body, place)
      cross join jsonb_to_recordset(given.body -> 'memories') as memory (account_id uuid, igsid text, tags text[], variables jsonb)
    order by memory.account_id, memory.igsid, given.place desc
  ) memory
  where contacts.account_id = memory.account_id and contacts.igsid = memory.igsid;

  with given as materialized (
    select event.*, contacts.id as contact_id,
      -- muted events are stored as read, so that unread rows match the bell
      not coalesce((quiet.settings -> 'eventTypes' ->> event.event_type)::boolean, event.event_type <> all(
          array['message_seen', 'message_echoes', 'message_edits', 'message_deletions', 'unknown']))
        or coalesce(quiet.settings -> 'mutedAccounts' ? account.ig_id, false) as is_read,
      row_number() over (partition by event.owner_id order by told.place, event.n) as place, count(*) over (partition by event.owner_id) as of_owner
    from unnest(bodies) with ordinality as told (body, place)
      cross join rows from (jsonb_to_recordset(told.body -> 'events') as (id uuid, owner_id uuid, account_id uuid, igsid text, event_key text,
        event_type text, happened_at timestamptz, received_at timestamptz, sender_id text, sender_username text, text text, text_message jsonb,
        payload jsonb, processed_status text, processing_error text, processing_error_message jsonb, outcome text, flow_response text,
        attempts integer, considered jsonb, origin text, run_id uuid)) with ordinality
        as event (id, owner_id, account_id, igsid, event_key, event_type, happened_at, received_at, sender_id, sender_username, text,
          text_message, payload, processed_status, processing_error, processing_error_message, outcome, flow_response, attempts, considered,
          origin, run_id, n)
      join users on users.id = event.owner_id
      join instagram_accounts account on account.id = event.account_id
      left join contacts on contacts.account_id = event.account_id and contacts.igsid = event.igsid
      left join notification_settings quiet on quiet.owner_id = event.owner_id
  ), placed as (
    insert into feed_positions (owner_id, seq) select owner_id, count(*) from given group by owner_id order by owner_id
    on conflict (owner_id) do update set seq = feed_positions.seq + excluded.seq
    returning owner_id, seq
  ), added as (
    insert into events (id, owner_id, account_id, contact_id, event_key, event_type, seq, first_seq, happened_at, received_at, sender_id,
      sender_username, text, text_message, payload, processed_status, processing_error, processing_error_message, outcome, flow_response,
      attempts, considered, is_read, origin, run_id)
    select given.id, given.owner_id, given.account_id, given.contact_id, event_key, event_type, placed.seq - of_owner + place,
      placed.seq - of_owner + place, happened_at, received_at, sender_id, sender_username, text, text_message, payload, processed_status,
      processing_error, processing_error_message, outcome, flow_response, attempts, considered, is_read, origin, run_id
    from given join placed on placed.owner_id = given.owner_id
    order by placed.seq - of_owner + place
    on conflict (owner_id, event_key) do update set
      seq = excluded.seq, contact_id = excluded.contact_id, text = excluded.text, text_message = excluded.text_message,
      processed_status = excluded.processed_status, processing_error = excluded.processing_error,
      processing_error_message = excluded.processing_error_message, outcome = excluded.outcome, attempts = excluded.attempts,
      considered = excluded.considered, run_id = coalesce(excluded.run_id, events.run_id),
      flow_response = coalesce(excluded.flow_response, events.flow_response)
  )
  select array_agg(owner_id) into owners from placed;

  -- A message that was erased meanwhile is not repeated by the event of its run.
  update events set text = null, payload = '{"erased": true}'
  from unnest(bodies) body
    cross join jsonb_to_recordset(body -> 'events') as event (owner_id uuid, event_key text, event_type text, run_id uuid)
    join runs on runs.id = event.run_id
    join events told on told.owner_id = event.owner_id and told.event_key = runs.trigger_key and told.payload = '{"erased": true}'
  where event.event_type = 'flow_execution' and events.owner_id = event.owner_id and events.event_key = event.event_key;

  delete from journal where shard = any(mine) and seq = any(ends);
  update journal_positions set seq = done.seq
  from (select shard, max(seq) as seq from unnest(places, ends) as place (shard, seq) group by shard) done
  where journal_positions.shard = done.shard;
  return query select unnest(owners);
end $$;

-- Begins a change of what decisions in these lanes depend on: nothing is appended to their shards until the transaction ends, what was
-- appended is in the tables, and what is kept in memory about these lanes is refused later.
create function enter_lanes(lanes text[]) returns setof uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine smallint[];
begin
  select array_agg(distinct shard_of(lane)) into mine from unnest(lanes) lane;
  if mine is null then return; end if;
  perform from shards where shard = any(mine) order by shard for no key update;
  update shards set epoch = epoch + 1,
    touched_since = case when cardinality(touched) > 200 then epoch else touched_since end,
    touched = case when cardinality(touched) > 200 then '{}' else touched end
      || array(select lane_hash(lane) from unnest(lanes) lane where shard_of(lane) = shards.shard)
  where shard = any(mine);
  return query select project_journal(mine, null);
end $$;

create function enter_all_lanes() returns setof uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from shards order by shard for no key update;
  update shards set epoch = epoch + 1, touched_since = epoch + 1, touched = '{}';
  return query select project_journal(array(select shard from shards), null);
end $$;

-- What decisions depend on besides their lane: whoever keeps it in memory finds out at the next append.
create function touch_config() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update shards set config = config + 1;
  return null;
end $$;
create trigger touch_config after insert or update or delete on automations for each statement execute function touch_config();
create trigger touch_config after insert or update or delete on bot_flows for each statement execute function touch_config();
create trigger touch_config after insert or update or delete on messaging_rules for each statement execute function touch_config();
create trigger touch_config after insert or update or delete on instagram_accounts for each statement execute function touch_config();
