create table users (
  id uuid primary key,
  username text not null,
  email text not null,
  password_hash text not null,
  avatar text,
  created_at timestamptz not null default now()
);

-- Everything somebody can sign in with, folded to one case. One table for usernames and emails: nobody can register another
-- person's email address as a username.
create table login_names (
  name_key text primary key,
  owner_id uuid not null references users on delete cascade
);
create index login_names_owner on login_names (owner_id);

create table auth_sessions (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index auth_sessions_owner on auth_sessions (owner_id);

create table instagram_accounts (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  ig_id text not null,
  app_scoped_id text not null,
  username text not null,
  name text,
  account_type text,
  -- active: works; expired: Instagram refuses the token; inactive: disconnected or taken over
  state text not null check (state in ('active', 'expired', 'inactive')),
  sealed_token bytea,
  token_key_id text,
  token_expires_at timestamptz,
  scopes text[] not null,
  subscribed_fields text[] not null,
  connected_at timestamptz not null default now(),
  synced_at timestamptz not null default now(),
  unique (owner_id, ig_id)
);
create unique index instagram_accounts_one_connection on instagram_accounts (ig_id) where state <> 'inactive';
create unique index instagram_accounts_one_per_owner on instagram_accounts (owner_id) where state <> 'inactive';

create table oauth_states (
  state_hash bytea primary key,
  owner_id uuid not null references users on delete cascade,
  session_id uuid not null references auth_sessions on delete cascade,
  browser_hash bytea not null,
  expires_at timestamptz not null
);
create index oauth_states_owner on oauth_states (owner_id);

select guard_tenant_table('users', 'id');
select guard_tenant_table('login_names');
select guard_tenant_table('auth_sessions');
select guard_tenant_table('instagram_accounts');
select guard_tenant_table('oauth_states');
