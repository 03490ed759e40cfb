-- The first result of a call that was sent with an Idempotency-Key. Without a status: the call is running, or the server stopped during it.
create table idempotency_keys (
  owner_id uuid not null references users on delete cascade,
  key_hash bytea not null,
  request_hash bytea not null,
  claim_id uuid not null,
  claimed_at timestamptz not null default now(),
  status smallint,
  body text,
  created_at timestamptz not null default now(),
  primary key (owner_id, key_hash),
  check ((status is null) = (body is null))
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
select guard_tenant_table('idempotency_keys');

-- Where a user signed in from, so that strangers behind the same address cannot keep the user out. A hash of user and address together.
create table known_addresses (
  owner_id uuid not null references users on delete cascade,
  address_hash bytea not null,
  last_seen_at timestamptz not null default now(),
  primary key (owner_id, address_hash)
);
select guard_tenant_table('known_addresses');
