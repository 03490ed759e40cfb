-- @no-transaction
-- Conversations to assign, the oldest first.
create index concurrently if not exists conversations_to_assign on conversations (assignment_due_at) where assignment_due_at is not null;
