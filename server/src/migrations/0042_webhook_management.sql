-- The owner took the subscription off the list; it comes back when something is subscribed again.
alter table instagram_accounts add column subscription_removed_at timestamptz;

create index events_by_payload on events using gin (payload jsonb_path_ops);
create index events_failed on events (owner_id, received_at) where processing_error is not null;
create index events_received on events (owner_id, received_at);

create table test_suites (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  account_id uuid not null references instagram_accounts on delete cascade,
  sender_id text not null,
  sender_username text not null,
  tests jsonb not null,
  created_at timestamptz not null
);
create index test_suites_newest on test_suites (owner_id, created_at desc);

create table test_results (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  suite_id uuid not null references test_suites on delete cascade,
  passed integer not null,
  failed integer not null,
  results jsonb not null,
  executed_at timestamptz not null
);
create index test_results_newest on test_results (owner_id, executed_at desc);
create index test_results_of_suite on test_results (suite_id);

-- How often an owner has used the testing calls since the present minute of counting began.
create table simulation_budgets (
  owner_id uuid primary key references users on delete cascade,
  since timestamptz not null,
  used integer not null
);

-- The last outcome of each check, and since when it is so.
create table health_checks (
  owner_id uuid not null references users on delete cascade,
  name text not null,
  status text not null,
  message text not null,
  checked_at timestamptz not null,
  changed_at timestamptz not null,
  duration_ms integer not null,
  primary key (owner_id, name)
);

select guard_tenant_table('test_suites');
select guard_tenant_table('test_results');
select guard_tenant_table('simulation_budgets');
select guard_tenant_table('health_checks');
