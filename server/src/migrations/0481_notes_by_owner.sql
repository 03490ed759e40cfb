-- @no-transaction
create unique index concurrently if not exists conversation_notes_by_owner on conversation_notes (owner_id, id)
