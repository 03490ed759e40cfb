alter table conversations
  add column handler text not null default 'bot' check (handler in ('bot', 'human_requested', 'person')),
  -- a person's reply keeps the bot away until then; null with 'person': until handed back
  add column person_until timestamptz,
  -- archived as long as nothing newer than this was written
  add column archived_at timestamptz,
  add column labels text[] not null default '{}';
create index conversations_newest on conversations (owner_id, last_message_at desc, id desc);

-- A message that a person wrote belongs to no run.
alter table outbox
  alter column run_id drop not null,
  add column author text not null default 'flow' check (author in ('flow', 'automation', 'person')),
  add column is_human_agent boolean not null default false,
  add constraint outbox_human_agent_is_a_person check (author = 'person' or not is_human_agent),
  add constraint outbox_automatic_has_a_run check (author = 'person' or run_id is not null);

create table conversation_notes (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  conversation_id uuid not null references conversations on delete cascade,
  text text not null,
  created_at timestamptz not null default now()
);
create index conversation_notes_of on conversation_notes (conversation_id, created_at);

create table canned_replies (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  shortcut text not null,
  text text not null,
  updated_at timestamptz not null default now(),
  unique (owner_id, shortcut)
);

select guard_tenant_table('conversation_notes');
select guard_tenant_table('canned_replies');
