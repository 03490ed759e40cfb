-- Rows of events before this time are deleted or will be. Statistics of earlier days are final.
create table retention_progress (
  only_row boolean primary key default true check (only_row),
  pruned_until timestamptz not null
);
grant select on retention_progress to fanfare_tenant;
