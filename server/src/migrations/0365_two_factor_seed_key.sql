-- @no-transaction
-- Key rotation finds what other keys than the current one have encrypted.
create index concurrently if not exists two_factor_seed_key on two_factor (seed_key_id);
