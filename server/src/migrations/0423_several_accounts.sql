-- A workspace has several connected accounts, in the order of added_at.
alter table instagram_accounts
  add column added_at timestamptz not null default now(),
  add column picture_url text;
alter table oauth_states
  add column adds_account boolean not null default false,
  -- The account that was chosen.
  add column account_id uuid;
drop index instagram_accounts_one_per_owner;
