-- @no-transaction
-- Key rotation finds what other keys than the current one have encrypted.
create index concurrently if not exists flow_secrets_key on flow_secrets (key_id);
