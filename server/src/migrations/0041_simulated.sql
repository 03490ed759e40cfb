-- What a test sends carries ids that begin with "sim:", which Instagram's never do. Everything else follows from the ids, so nothing can
-- forget to pass the mark on, and a simulated person can never be taken for a real one.
create function is_simulated_key(key text) returns boolean language sql immutable parallel safe
  as $$ select key ~ '^\d+:[a-z]:((live_)?comments:)?sim:' $$;

alter table inbox add column is_simulated boolean not null generated always as (is_simulated_key(dedupe_key)) stored;
alter table runs add column is_simulated boolean not null generated always as (is_simulated_key(trigger_key)) stored;
alter table events add column is_simulated boolean not null
  generated always as (is_simulated_key(event_key) or coalesce(sender_id like 'sim:%', false)) stored;
alter table outbox add column is_simulated boolean not null generated always as (recipient_igsid like 'sim:%') stored;
alter table contacts add column is_simulated boolean not null generated always as (igsid like 'sim:%') stored;

create index runs_newest on runs (owner_id, id desc);
create index runs_of_flow on runs (owner_id, flow_id, id desc);
create index contacts_simulated on contacts (owner_id) where is_simulated;
create index inbox_simulated on inbox (owner_id) where is_simulated;
create index events_simulated on events (owner_id) where is_simulated;
