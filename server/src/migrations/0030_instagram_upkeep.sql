alter table instagram_accounts
  add column followers_count integer,
  add column follows_count integer,
  add column media_count integer,
  -- false: the owner switched webhooks off, so nothing subscribes again by itself
  add column wants_webhooks boolean not null default true,
  -- when a refresh was last tried, and the last notice about the end of the token, in days before it
  add column token_tried_at timestamptz,
  add column token_refreshed_at timestamptz,
  add column token_notice_days integer,
  add column subscriptions_checked_at timestamptz,
  -- the silence after this event was reported
  add column silence_told_for timestamptz,
  -- the request to erase everything about this account, until that is done
  add column erase_code text;

alter table contacts add column avatar_url text;

-- Requests of Instagram to erase somebody's data. Without an owner: they outlive the account. The subject is kept as a hash, so that
-- the same request answers the same code and nobody can read from here whom it was about.
create table data_deletions (
  code text primary key,
  subject_hash bytea not null unique,
  requested_at timestamptz not null default now(),
  completed_at timestamptz
);

-- Finds quickly how often an account hears from Instagram.
create index inbox_heard on inbox (account_id, received_at);
