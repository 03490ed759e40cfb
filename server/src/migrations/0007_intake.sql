-- Signed bodies that could not be read. They have no owner until somebody reads them, so only the system sees them.
create table dead_letters (
  body_hash bytea primary key,
  body bytea not null,
  reason text not null,
  deliveries integer not null default 1,
  first_at timestamptz not null default now()
);

-- How many updates were dropped, and why.
create table intake_drops (
  day date not null,
  reason text not null,
  updates bigint not null,
  primary key (day, reason)
);

-- Deliveries of the app dashboard's Test button.
create table webhook_tests (
  id bigint generated always as identity primary key,
  body jsonb not null,
  received_at timestamptz not null default now()
);
