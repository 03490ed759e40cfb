-- What browsers tell of builds: figures by build and hour, about nobody. A measure is a step of a boot, a failure with its phase and kind, or
-- one bucket of a sketch of times; all of them are counts, so that any number of processes add to them. Closed to requests.
create table release_boots (
  remote text not null,
  build text not null,
  hour timestamptz not null,
  measure text not null,
  count integer not null,
  primary key (remote, build, hour, measure)
);
create index release_boots_hour on release_boots (hour);
