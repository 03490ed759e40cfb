-- Key rotation finds what other keys than the current one have encrypted.
create index instagram_accounts_token_key on instagram_accounts (token_key_id) where token_key_id is not null;
create index two_factor_seed_key on two_factor (seed_key_id);
create index flow_secrets_key on flow_secrets (key_id);
-- Grows with every new token. The encrypted token cannot tell whether it is still the same: it also changes when it is encrypted anew.
alter table instagram_accounts add column token_version integer not null default 0;
