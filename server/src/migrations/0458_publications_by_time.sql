-- @no-transaction
create index concurrently if not exists publications_by_time on publications (owner_id, (coalesce(published_at, scheduled_at)))
