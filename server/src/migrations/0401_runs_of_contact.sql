-- @no-transaction
-- A deleted contact deletes its runs.
create index concurrently if not exists runs_of_contact on runs (contact_id);
