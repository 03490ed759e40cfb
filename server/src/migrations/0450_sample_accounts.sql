-- Set for the users of sample accounts, which are deleted after a day.
alter table users add column sample_since timestamptz;
