-- @no-transaction
create index concurrently if not exists instagram_accounts_ig_id on instagram_accounts (ig_id);
