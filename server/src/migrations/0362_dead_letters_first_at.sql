-- @no-transaction
create index concurrently if not exists dead_letters_first_at on dead_letters (first_at);
