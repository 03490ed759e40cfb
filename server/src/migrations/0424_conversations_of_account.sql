-- @no-transaction
-- Conversations of an account, the latest first.
create index concurrently if not exists conversations_of_account on conversations (account_id, last_message_at desc, id desc);
