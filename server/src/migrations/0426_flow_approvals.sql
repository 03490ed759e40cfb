-- @data
create table workspace_settings (
  owner_id uuid primary key references workspaces on delete cascade,
  needs_approval boolean not null default false
);
select guard_tenant_table('workspace_settings');

-- The last request of a flow. The revision identifies the requested draft; it rises with every change.
create table flow_approvals (
  id uuid primary key,
  owner_id uuid not null references workspaces on delete cascade,
  flow_id uuid not null unique references bot_flows on delete cascade,
  revision integer not null,
  note text not null default '',
  author_id uuid not null,
  requested_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'refused', 'closed')),
  -- Set if refused.
  refused_by uuid,
  comment text
);
create index flow_approvals_owner on flow_approvals (owner_id);
select guard_tenant_table('flow_approvals');
