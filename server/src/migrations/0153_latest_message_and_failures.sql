-- The latest message of a conversation is one entry of the index, also where several have the same time.
create index messages_in_order on messages (conversation_id, sent_at, id);
drop index messages_of_conversation;

-- Few messages fail, and every list of conversations asks which.
create index outbox_failures on outbox (conversation_id, created_at) where state in ('failed', 'unconfirmed');
