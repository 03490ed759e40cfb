-- What stays of a deleted account. Deliberately without an owner_id: the owner is gone. Closed to requests.
create table deleted_accounts (
  id uuid primary key,
  deleted_at timestamptz not null default now(),
  erased_at timestamptz
);
