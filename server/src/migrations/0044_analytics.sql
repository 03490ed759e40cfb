-- Messages counted in quarters of an hour, which days of every time zone are made of. Can be computed anew from the messages at any time.
create table message_rollups (
  owner_id uuid not null references users on delete cascade,
  slot timestamptz not null,
  inbound integer not null,
  outbound integer not null,
  primary key (owner_id, slot)
);
select guard_tenant_table('message_rollups');

-- Until when what was stored has been counted. One row, of nobody.
create table rollup_progress (
  only_row boolean primary key default true check (only_row),
  counted_until timestamptz not null
);
grant select on rollup_progress to fanfare_tenant;

create index runs_started on runs (owner_id, started_at);
