create table bot_flows (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  name text not null,
  nodes jsonb not null,
  edges jsonb not null,
  revision integer not null,
  published_version integer,
  -- the revision that was frozen as published_version
  published_revision integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (owner_id, name)
);
create index bot_flows_newest on bot_flows (owner_id, updated_at desc);

create table bot_flow_versions (
  flow_id uuid not null references bot_flows on delete cascade,
  version integer not null,
  owner_id uuid not null references users on delete cascade,
  nodes jsonb not null,
  edges jsonb not null,
  published_at timestamptz not null default now(),
  primary key (flow_id, version)
);

create table automations (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  flow_id uuid not null unique references bot_flows on delete cascade,
  version integer not null,
  trigger_type text not null,
  keyword text,
  is_active boolean not null,
  -- the most recently published flow is asked first
  published_at timestamptz not null default now()
);
create index automations_active on automations (owner_id, published_at desc) where is_active;

select guard_tenant_table('bot_flows');
select guard_tenant_table('bot_flow_versions');
select guard_tenant_table('automations');
