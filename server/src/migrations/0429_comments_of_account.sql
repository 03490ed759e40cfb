-- @no-transaction
-- Comments of an account, the latest first.
create index concurrently if not exists comments_of_account on comments (account_id, written_at desc, id desc);
