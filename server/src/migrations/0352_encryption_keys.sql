-- Grows with every new token. The encrypted token cannot tell whether it is still the same: it also changes when it is re-encrypted.
alter table instagram_accounts add column token_version integer not null default 0;
