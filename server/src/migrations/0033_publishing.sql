create table publications (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  account_id uuid not null references instagram_accounts on delete cascade,
  kind text not null check (kind in ('image', 'carousel', 'reel', 'story')),
  caption text,
  media jsonb not null,
  options jsonb not null,
  state text not null check (state in ('scheduled', 'preparing', 'processing', 'publishing', 'published', 'failed', 'cancelled')),
  scheduled_at timestamptz not null,
  -- when the next step is due
  run_at timestamptz not null,
  lease_until timestamptz,
  -- containers of the parts of a carousel, in order, and of the post itself
  part_containers text[] not null default '{}',
  container_id text,
  container_at timestamptz,
  containers_made integer not null default 0,
  tries integer not null default 0,
  media_id text,
  error text,
  created_at timestamptz not null default now(),
  published_at timestamptz
);
create index publications_newest on publications (owner_id, created_at desc, id desc);
create index publications_due on publications (run_at) where state in ('scheduled', 'preparing', 'processing', 'publishing');

select guard_tenant_table('publications');
