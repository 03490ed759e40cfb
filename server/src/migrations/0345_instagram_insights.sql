-- Instagram's own figures of an account by day. Null: Instagram gave no figure, which is not zero.
create table insight_days (
  owner_id uuid not null references users on delete cascade,
  account_id uuid not null references instagram_accounts on delete cascade,
  day date not null,
  reach bigint,
  views bigint,
  accounts_engaged bigint,
  total_interactions bigint,
  fetched_at timestamptz not null,
  primary key (account_id, day)
);
create index insight_days_by_day on insight_days (owner_id, day);
select guard_tenant_table('insight_days');

-- Lifetime figures of a post, as they were when they were fetched last.
create table insight_posts (
  owner_id uuid not null references users on delete cascade,
  account_id uuid not null references instagram_accounts on delete cascade,
  media_id text not null,
  reach bigint,
  views bigint,
  likes bigint,
  comments bigint,
  saved bigint,
  shares bigint,
  total_interactions bigint,
  fetched_at timestamptz not null,
  primary key (account_id, media_id)
);
create index insight_posts_owner on insight_posts (owner_id);
select guard_tenant_table('insight_posts');

-- When the figures of an account are fetched next, and how the last fetch ended.
create table insight_fetches (
  account_id uuid primary key references instagram_accounts on delete cascade,
  owner_id uuid not null references users on delete cascade,
  claimed_at timestamptz not null,
  due_at timestamptz not null,
  fetched_at timestamptz,
  problem text check (problem in ('no_permission', 'refused', 'unavailable'))
);
create index insight_fetches_owner on insight_fetches (owner_id);
select guard_tenant_table('insight_fetches');
