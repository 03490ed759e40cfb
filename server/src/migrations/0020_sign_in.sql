-- Counts of tries. What is counted stands here only as a hash: no name, no address. Closed to requests: no owner, no grant.
create table attempts (
  key_hash bytea primary key,
  tries integer not null,
  -- the last try, or, for a fixed window, its begin
  since timestamptz not null,
  blocked_until timestamptz
);
create index attempts_since on attempts (since);

alter table auth_sessions
  add column device text not null default '',
  -- when the person behind it last proved who they are: by password or by a code
  add column verified_at timestamptz not null default now();

-- A browser that has signed in before, by the hash of a cookie it keeps.
create table known_devices (
  owner_id uuid not null references users on delete cascade,
  device_hash bytea not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (owner_id, device_hash)
);

-- The first half of a sign-in with a second factor.
create table login_challenges (
  challenge_hash bytea primary key,
  owner_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
create index login_challenges_owner on login_challenges (owner_id);

-- Links sent by mail, by the hash of what they carry.
create table account_links (
  token_hash bytea primary key,
  owner_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('password_reset', 'email_confirmation', 'two_factor_setup')),
  expires_at timestamptz not null
);
create index account_links_owner on account_links (owner_id, purpose);

select guard_tenant_table('known_devices');
select guard_tenant_table('login_challenges');
select guard_tenant_table('account_links');
