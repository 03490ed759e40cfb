-- @no-transaction
create index concurrently if not exists dead_letters_ig_ids on dead_letters using gin (ig_ids);
