-- @no-transaction
-- Updates that were set aside are counted for the metrics.
create index concurrently if not exists inbox_set_aside on inbox (interruptions) where state = 'failed' and interruptions > 0;
