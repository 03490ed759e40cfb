-- @no-transaction
-- Due timers of each owner are found without reading those of others.
create index concurrently if not exists timers_owner_due on timers (owner_id, due_at);
