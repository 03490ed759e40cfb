-- Processes that send share what Instagram allows an account: each takes its part, by how many others were heard of lately.
create table sending_processes (
  id uuid primary key,
  heard_at timestamptz not null default now()
);

-- What waits for an account that cannot send: until it can again, or never will.
create index outbox_parked on outbox (account_id) where state = 'parked';
