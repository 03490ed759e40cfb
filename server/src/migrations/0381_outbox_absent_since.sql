-- When a conversation was first seen without this message.
alter table outbox add column absent_since timestamptz;
