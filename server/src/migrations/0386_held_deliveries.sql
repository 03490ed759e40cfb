-- Of a restored backup: what is in them may have been answered since.
alter table waiting_deliveries add column is_held boolean not null default false;
