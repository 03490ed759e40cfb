-- How far the texts that version 1.0.0 stored have their messages, newest rows first. A pass ends at the rows that the pass before began with.
create table message_backfill (
  table_name text primary key,
  -- Rows before this id are next; null: the newest.
  next_before text,
  -- The newest row of this pass.
  began_at text,
  -- The newest row of the last pass that has ended.
  done_until text,
  is_done boolean not null default false
);
