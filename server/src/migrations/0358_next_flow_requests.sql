-- @no-transaction
create index concurrently if not exists flow_requests_next on flow_requests (owner_id, run_at) where state = 'ready';
