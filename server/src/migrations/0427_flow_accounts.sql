-- The accounts that a flow applies to. Without the mark it applies to all; with the mark and without rows, to none.
alter table bot_flows add column has_chosen_accounts boolean not null default false;
create table flow_accounts (
  flow_id uuid not null references bot_flows on delete cascade,
  account_id uuid not null references instagram_accounts on delete cascade,
  owner_id uuid not null references workspaces on delete cascade,
  primary key (flow_id, account_id)
);
create index flow_accounts_account on flow_accounts (account_id);
create index flow_accounts_owner on flow_accounts (owner_id);
select guard_tenant_table('flow_accounts');
