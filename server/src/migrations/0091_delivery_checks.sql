-- When an account was last compared with what Instagram has of it, and what came of it.
create table delivery_checks (
  account_id uuid primary key references instagram_accounts on delete cascade,
  owner_id uuid not null references users on delete cascade,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- everything until then was compared; stays when a later check fails
  compared_until timestamptz,
  threads integer not null default 0,
  posts integer not null default 0,
  -- found by the last check
  missed integer not null default 0,
  error text
);
create index delivery_checks_owner on delivery_checks (owner_id);
create index events_reconciled on events (owner_id, received_at) where origin = 'reconciled';

select guard_tenant_table('delivery_checks');
