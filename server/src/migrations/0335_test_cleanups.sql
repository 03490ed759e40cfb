-- Test data that is to be deleted unless the user takes it back.
create table test_cleanups (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  requested_at timestamptz not null
);
create index test_cleanups_of_owner on test_cleanups (owner_id);
select guard_tenant_table('test_cleanups');
