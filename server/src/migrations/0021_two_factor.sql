create table two_factor (
  owner_id uuid primary key references users on delete cascade,
  sealed_seed bytea not null,
  seed_key_id text not null,
  -- null while the first code has not been given
  confirmed_at timestamptz,
  -- the last time step that a code was taken for; it and earlier ones are used up
  last_step bigint not null default 0
);

create table backup_codes (
  owner_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  primary key (owner_id, code_hash)
);

select guard_tenant_table('two_factor');
select guard_tenant_table('backup_codes');
