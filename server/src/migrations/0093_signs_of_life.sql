alter table intake_drops add column last_at timestamptz;

-- When the worker last looked for work. One row, of nobody.
create table worker_beats (
  only_row boolean primary key default true check (only_row),
  at timestamptz not null
);
grant select on worker_beats, intake_drops to fanfare_tenant;
