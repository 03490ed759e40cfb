-- The member who takes care of a conversation. There is no foreign key, because ending a membership would then change any number of
-- conversations in one statement; a job does it in batches.
alter table conversations add column assigned_to uuid;
