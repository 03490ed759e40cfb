-- @no-transaction
-- Conversations of a member, the latest first.
create index concurrently if not exists conversations_of_member on conversations (owner_id, assigned_to, last_message_at desc, id desc)
  where assigned_to is not null;
