-- People who look after the installation: made so by a command on the server's machine, never by a request. Closed to requests: no grant.
create table staff (
  user_id uuid primary key references users on delete cascade,
  since timestamptz not null default now()
);
