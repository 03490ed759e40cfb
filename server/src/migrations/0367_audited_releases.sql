-- Up to which change of the releases directory the audit log has recorded what happened (security control S41). One row; null: not yet.
create table audited_releases (
  only_row boolean primary key default true check (only_row),
  seq bigint
);
