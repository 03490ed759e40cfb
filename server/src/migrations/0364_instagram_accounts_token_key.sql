-- @no-transaction
-- Key rotation finds what other keys than the current one have encrypted.
create index concurrently if not exists instagram_accounts_token_key on instagram_accounts (token_key_id) where token_key_id is not null;
