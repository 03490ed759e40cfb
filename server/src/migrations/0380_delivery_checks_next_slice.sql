-- @no-transaction
create index concurrently if not exists delivery_checks_next_slice on delivery_checks (next_slice_at) where next_slice_at is not null;
