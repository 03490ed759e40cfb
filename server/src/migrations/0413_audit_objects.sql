-- The object of an event, and its value before and after in one line.
alter table audit_log
  add column object_kind text,
  add column object_id text,
  add column object_name text,
  add column before text,
  add column after text;
