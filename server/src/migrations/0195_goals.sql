-- What an owner wants of a figure, by period of the calendar of a time zone.
create table goals (
  owner_id uuid not null references users on delete cascade,
  metric text not null,
  period text not null check (period in ('day', 'week', 'month')),
  -- in the unit of the metric: a number, percent, milliseconds
  target double precision not null,
  time_zone text not null,
  -- when the period under way ends, and is held against the target
  due_at timestamptz not null,
  primary key (owner_id, metric)
);
create index goals_due on goals (due_at);
select guard_tenant_table('goals');
