-- Accepted updates, in the order of their lanes (one lane per contact). Done rows stay: dedupe_key refuses a redelivery.
create table inbox (
  id bigint generated always as identity primary key,
  owner_id uuid not null references users on delete cascade,
  account_id uuid not null references instagram_accounts on delete cascade,
  dedupe_key text not null unique,
  lane text not null,
  kind text not null,
  body jsonb not null,
  meta_ts timestamptz not null,
  received_at timestamptz not null default now(),
  state text not null default 'ready' check (state in ('ready', 'active', 'done', 'failed')),
  run_at timestamptz not null default now(),
  attempt integer not null default 0,
  lease_until timestamptz,
  -- grows with every claim; a worker that was overtaken cannot write
  fence integer not null default 0
);
create index inbox_open_by_lane on inbox (lane, id) where state in ('ready', 'active');
create index inbox_ready on inbox (run_at, id) where state = 'ready';
create index inbox_active on inbox (lease_until) where state = 'active';
create index inbox_owner on inbox (owner_id);

create table runs (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  account_id uuid not null references instagram_accounts on delete cascade,
  contact_id uuid not null references contacts on delete cascade,
  flow_id uuid not null references bot_flows on delete cascade,
  version integer not null,
  -- the update that started it: one run at most
  inbox_id bigint not null unique,
  -- event of that update
  trigger_key text not null,
  status text not null check (status in ('running', 'waiting', 'finished', 'failed', 'paused')),
  memory jsonb not null,
  error text,
  started_at timestamptz not null default now(),
  ended_at timestamptz
);

create index runs_waiting on runs (contact_id) where status = 'waiting';
create index runs_of_trigger on runs (owner_id, trigger_key);

create table run_steps (
  run_id uuid not null references runs on delete cascade,
  line_no integer not null,
  owner_id uuid not null references users on delete cascade,
  step_no integer not null,
  node_id text not null,
  node_type text not null,
  result text not null,
  detail text not null,
  at timestamptz not null default now(),
  primary key (run_id, line_no)
);

create table timers (
  run_id uuid primary key references runs on delete cascade,
  owner_id uuid not null references users on delete cascade,
  due_at timestamptz not null
);
create index timers_due on timers (due_at);

create table outbox (
  -- run:step:part
  id text primary key,
  -- order within the lane
  ord bigint generated always as identity unique,
  owner_id uuid not null references users on delete cascade,
  account_id uuid not null references instagram_accounts on delete cascade,
  conversation_id uuid not null references conversations on delete cascade,
  run_id uuid not null references runs on delete cascade,
  lane text not null,
  recipient_igsid text not null,
  text text not null,
  state text not null default 'intent'
    check (state in ('intent', 'sending', 'sent', 'failed', 'unconfirmed', 'parked')),
  attempt integer not null default 0,
  run_at timestamptz not null default now(),
  sending_at timestamptz,
  -- set when the answer was lost: from then on the echo has its time to confirm
  uncertain_at timestamptz,
  message_id text,
  error text,
  created_at timestamptz not null default now()
);
create index outbox_open_by_lane on outbox (lane, ord) where state in ('intent', 'sending', 'parked');
create index outbox_ready on outbox (run_at, ord) where state = 'intent';
create index outbox_sending on outbox (sending_at) where state = 'sending';
create index outbox_of_run on outbox (run_id);
create index outbox_recent on outbox (conversation_id, created_at);
create unique index outbox_message on outbox (account_id, message_id) where message_id is not null;

select guard_tenant_table('inbox');
select guard_tenant_table('runs');
select guard_tenant_table('run_steps');
select guard_tenant_table('timers');
select guard_tenant_table('outbox');
