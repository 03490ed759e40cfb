-- @no-transaction
-- Conversations without a member, the latest first.
create index concurrently if not exists conversations_unassigned on conversations (owner_id, last_message_at desc, id desc)
  where assigned_to is null;
