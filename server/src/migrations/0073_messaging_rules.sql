-- What holds for every automatic message of an account; without a row the defaults of the server hold.
create table messaging_rules (
  account_id uuid primary key references instagram_accounts on delete cascade,
  owner_id uuid not null references users on delete cascade,
  -- a message that is one of these words, and nothing else
  opt_out_words text[] not null,
  opt_in_words text[] not null,
  -- for how long the bot keeps away after a person's reply; 0: not at all
  person_pause_minutes integer not null,
  updated_at timestamptz not null default now()
);
create index messaging_rules_owner on messaging_rules (owner_id);
select guard_tenant_table('messaging_rules');

-- Since when the contact wants no automatic messages.
alter table contacts add column opted_out_at timestamptz;
