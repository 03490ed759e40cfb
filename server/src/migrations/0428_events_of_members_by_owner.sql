-- @no-transaction
-- Counts subtract events of other members, so that they read the index only.
create index concurrently if not exists events_of_members on events (owner_id, user_id) where user_id is not null;
