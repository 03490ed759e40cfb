create table contacts (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  account_id uuid not null references instagram_accounts on delete cascade,
  igsid text not null,
  username text,
  name text,
  -- null: never asked Instagram for the profile
  profile_checked_at timestamptz,
  tags text[] not null default '{}',
  variables jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (account_id, igsid)
);
create index contacts_owner on contacts (owner_id);

create table conversations (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  account_id uuid not null references instagram_accounts on delete cascade,
  contact_id uuid not null unique references contacts on delete cascade,
  -- by Instagram's clock, never later than receipt: decides whether a reply is still allowed
  last_inbound_at timestamptz,
  last_message_at timestamptz
);
create index conversations_owner on conversations (owner_id);

create table messages (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  account_id uuid not null references instagram_accounts on delete cascade,
  conversation_id uuid not null references conversations on delete cascade,
  mid text not null,
  direction text not null check (direction in ('in', 'out')),
  text text,
  sent_at timestamptz not null,
  is_deleted boolean not null default false,
  unique (account_id, mid)
);
create index messages_by_time on messages (owner_id, sent_at);
create index messages_of_conversation on messages (conversation_id, sent_at);

select guard_tenant_table('contacts');
select guard_tenant_table('conversations');
select guard_tenant_table('messages');
