-- Nothing in it waits for a person, as long as nothing newer than this was written.
alter table conversations add column handled_at timestamptz;
