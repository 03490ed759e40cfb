-- @no-transaction
create unique index concurrently if not exists test_results_by_owner on test_results (owner_id, id)
