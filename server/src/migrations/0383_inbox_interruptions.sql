-- How often processing of the update ended without a result: the process ended, or a statement took too long.
alter table inbox add column interruptions smallint not null default 0;
