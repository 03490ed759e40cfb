-- HTTP requests that runs wait for. Made at least once: a process that dies between the request and its result makes it again.
create table flow_requests (
  run_id uuid not null references runs on delete cascade,
  step_no integer not null,
  owner_id uuid not null references users on delete cascade,
  account_id uuid not null references instagram_accounts on delete cascade,
  lane text not null,
  -- templates and the values for them, never a secret; null once the request was made
  request jsonb,
  state text not null default 'ready' check (state in ('ready', 'active', 'done')),
  attempt integer not null default 0,
  run_at timestamptz not null default now(),
  lease_until timestamptz,
  -- the status and the values that were asked for, or an error
  response jsonb,
  primary key (run_id, step_no)
);
create index flow_requests_ready on flow_requests (run_at) where state = 'ready';
create index flow_requests_active on flow_requests (lease_until) where state = 'active';
create index flow_requests_owner on flow_requests (owner_id);

-- Texts that an owner's flows put into requests and that nobody reads again.
create table flow_secrets (
  owner_id uuid not null references users on delete cascade,
  name text not null,
  sealed_value bytea not null,
  key_id text not null,
  updated_at timestamptz not null default now(),
  primary key (owner_id, name)
);

select guard_tenant_table('flow_requests');
select guard_tenant_table('flow_secrets');
