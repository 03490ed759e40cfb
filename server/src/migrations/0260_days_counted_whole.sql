-- Whole days (UTC) in few rows each, so that long spans need no row for each answer and each quarter of an hour of each conversation. What
-- lies at the edges of a span, and days that changed since, are read from those rows. Can be computed anew from them at any time.

-- Days of which the following tables do not hold what they should: a conversation or an answer in them changed.
create table stale_days (
  owner_id uuid not null references users on delete cascade,
  day date not null,
  primary key (owner_id, day)
);
create index stale_days_by_day on stale_days (day);
select guard_tenant_table('stale_days');

-- How many conversations there were something in, by the day before on which that was the case ('-infinity': never), so that a conversation
-- is found once in whichever days follow one another.
create table conversation_days (
  owner_id uuid not null references users on delete cascade,
  day date not null,
  day_before date not null,
  talked integer not null,
  heard integer not null,
  said integer not null,
  primary key (owner_id, day, day_before)
);
select guard_tenant_table('conversation_days');

-- How many there were in the 24 hours from each quarter of an hour on: a day of any time zone, unless its clocks were changed.
create table conversation_windows (
  owner_id uuid not null references users on delete cascade,
  begins_at timestamptz not null,
  conversations integer not null,
  primary key (owner_id, begins_at)
);
select guard_tenant_table('conversation_windows');

-- How many answers took how long, by steps.
create table answer_days (
  owner_id uuid not null references users on delete cascade,
  day date not null,
  by_bot boolean not null,
  steps smallint[] not null,
  counts integer[] not null,
  primary key (owner_id, day, by_bot)
);
select guard_tenant_table('answer_days');

-- The edges of a span name their conversations.
drop index conversation_slots_by_time;
create index conversation_slots_by_time on conversation_slots (owner_id, slot)
  include (conversation_id, heard, said, slot_before, heard_before, said_before);

insert into stale_days (owner_id, day)
  select owner_id, (slot at time zone 'utc')::date from conversation_slots
  union select owner_id, (asked_at at time zone 'utc')::date from answers;
