-- @no-transaction
create unique index concurrently if not exists test_cleanups_by_owner on test_cleanups (owner_id, id)
