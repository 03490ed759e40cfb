-- In which quarters of an hour something was written in a conversation, each with the quarter in which that was the case before: what
-- began its silence before a span is the first of the span, so that conversations are counted without comparing them with one another.
-- They leave with their conversation; a reference to the owner as well would be checked for every row.
create table conversation_slots (
  owner_id uuid not null,
  conversation_id uuid not null references conversations on delete cascade,
  slot timestamptz not null,
  heard boolean not null,
  said boolean not null,
  -- '-infinity': never before
  slot_before timestamptz not null,
  heard_before timestamptz not null,
  said_before timestamptz not null,
  primary key (conversation_id, slot)
);
create index conversation_slots_by_time on conversation_slots (owner_id, slot)
  include (heard, said, slot_before, heard_before, said_before);
select guard_tenant_table('conversation_slots');

-- The answers to followers: when was asked, and how long it took.
create table answers (
  owner_id uuid not null,
  conversation_id uuid not null references conversations on delete cascade,
  -- how many there were in the conversation until then
  round integer not null,
  asked_at timestamptz not null,
  ms bigint not null,
  by_bot boolean not null,
  primary key (conversation_id, round)
);
create index answers_by_time on answers (owner_id, asked_at) include (ms, by_bot, conversation_id);
select guard_tenant_table('answers');

-- Everything is counted once more, into these as well; until then the messages themselves answer.
delete from rollup_progress;
