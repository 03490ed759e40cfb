-- @no-transaction
create index concurrently if not exists flow_requests_claimed on flow_requests (owner_id, claimed_at) where claimed_at is not null;
