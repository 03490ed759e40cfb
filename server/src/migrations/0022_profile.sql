alter table users
  add column full_name text not null default '',
  add column bio text not null default '';

-- A new address that its owner has not confirmed yet.
create table pending_emails (
  owner_id uuid primary key references users on delete cascade,
  email text not null,
  requested_at timestamptz not null default now()
);

-- Shown without a session, hence found by a name that cannot be guessed.
create table avatars (
  owner_id uuid primary key references users on delete cascade,
  name text not null unique,
  image bytea not null
);

create table notification_settings (
  owner_id uuid primary key references users on delete cascade,
  settings jsonb not null
);

select guard_tenant_table('pending_emails');
select guard_tenant_table('avatars');
select guard_tenant_table('notification_settings');
