-- What is in events as text, to be searched. Apart from the events, and written behind them: an index over the payload itself would be
-- written again each time that an event changes, on the way of every message. Can be filled anew from the events at any time.
create table event_texts (
  event_id uuid primary key references events on delete cascade,
  owner_id uuid not null references users on delete cascade,
  body text not null
);
create index event_texts_of_owner on event_texts (owner_id);
select guard_tenant_table('event_texts');

-- Up to which position of each feed the texts are there.
create table event_text_positions (
  owner_id uuid primary key references users on delete cascade,
  seq bigint not null
);
select guard_tenant_table('event_text_positions');

-- What is erased of an event, nobody finds.
create function forget_event_text() returns trigger language plpgsql as $$
begin
  delete from event_texts where event_id = new.id;
  return null;
end $$;
create trigger forget_event_text after update of payload on events for each row execute function forget_event_text();

-- A database that brings no extensions, or lets nobody have them, looks through the texts one by one.
do $$
begin
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
  create index event_texts_body on event_texts using gin (owner_id, body gin_trgm_ops) with (gin_pending_list_limit = 512);
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'Texts of events are searched without an index: %', sqlerrm;
end $$;
