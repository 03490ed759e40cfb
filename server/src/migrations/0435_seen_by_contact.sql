-- @no-transaction
-- When a contact first saw an answer.
create index concurrently if not exists events_seen_by_contact on events (contact_id, happened_at) where event_type = 'message_seen';
