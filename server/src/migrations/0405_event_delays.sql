-- Accounts whose events wait too long: one row from the notice of a delay until it is over.
create table event_delays (
  account_id uuid primary key references instagram_accounts on delete cascade,
  owner_id uuid not null references users on delete cascade,
  began_at timestamptz not null default now()
);
create index event_delays_owner on event_delays (owner_id);
select guard_tenant_table('event_delays');
