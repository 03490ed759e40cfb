-- @no-transaction
-- Events of an account, the latest first.
create index concurrently if not exists events_of_account on events (account_id, seq);
