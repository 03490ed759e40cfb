-- The last position given out in each owner's feed. A row, not a sequence: a sequence can be read past a lower number that is
-- not committed yet.
create table feed_positions (
  owner_id uuid primary key references users on delete cascade,
  seq bigint not null
);

create table events (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  account_id uuid references instagram_accounts on delete cascade,
  contact_id uuid references contacts on delete set null,
  event_key text not null,
  event_type text not null,
  -- position of the latest change, and of the first appearance
  seq bigint not null,
  first_seq bigint not null,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  sender_id text,
  sender_username text,
  text text,
  payload jsonb not null,
  is_read boolean not null default false,
  processed_status text not null,
  processing_error text,
  flow_response text,
  outcome text,
  attempts integer not null default 0,
  unique (owner_id, event_key)
);
create unique index events_feed on events (owner_id, seq);
create index events_feed_by_type on events (owner_id, event_type, seq);
create index events_unread on events (owner_id) where not is_read;
create index events_of_contact on events (contact_id);

select guard_tenant_table('feed_positions');
select guard_tenant_table('events');
