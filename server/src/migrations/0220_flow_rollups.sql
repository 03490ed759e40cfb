-- What runs came to, by the quarter of an hour in which they began: of each flow, of its steps, and of the ways between them. Can be computed
-- anew from the runs at any time.
create table flow_slots (
  owner_id uuid not null references users on delete cascade,
  slot timestamptz not null,
  flow_id uuid not null,
  version integer not null,
  started integer not null,
  answered integer not null,
  finished integer not null,
  waiting integer not null,
  failed integer not null,
  paused integer not null,
  primary key (owner_id, slot, flow_id, version)
);
select guard_tenant_table('flow_slots');

create table flow_node_slots (
  owner_id uuid not null references users on delete cascade,
  flow_id uuid not null,
  slot timestamptz not null,
  version integer not null,
  node_id text not null,
  node_type text not null,
  entered integer not null,
  "left" integer not null,
  errors integer not null,
  -- the earliest place in the story of a run at which it was come to
  first_line integer not null,
  primary key (owner_id, flow_id, slot, version, node_id)
);
select guard_tenant_table('flow_node_slots');

create table flow_edge_slots (
  owner_id uuid not null references users on delete cascade,
  flow_id uuid not null,
  slot timestamptz not null,
  version integer not null,
  source text not null,
  target text not null,
  -- null: the node has one way out
  handle text,
  passed integer not null,
  unique nulls not distinct (owner_id, flow_id, slot, version, source, target, handle)
);
select guard_tenant_table('flow_edge_slots');

-- Up to which position of each feed runs have been counted: what becomes of a run moves its event there.
create table flow_count_positions (
  owner_id uuid primary key references users on delete cascade,
  seq bigint not null
);
select guard_tenant_table('flow_count_positions');

-- Everything is counted once more, runs as well; until then they themselves answer.
delete from rollup_progress;
