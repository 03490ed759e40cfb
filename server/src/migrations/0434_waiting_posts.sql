-- @no-transaction
create index concurrently if not exists publications_waiting on publications (owner_id, created_at desc, id desc) where state = 'waiting'
