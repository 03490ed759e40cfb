-- @no-transaction
create unique index concurrently if not exists canned_replies_by_owner on canned_replies (owner_id, id)
