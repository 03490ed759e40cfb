-- How far each shard of the journal was moved into the inbox. A process moves a shard only with the fence that it set last.
create table journal_positions (
  stream text not null,
  shard int not null,
  position bigint not null default 0,
  fence bigint not null default 0,
  -- The time of the record at the position, by the clock of the journal.
  recorded_at timestamptz,
  primary key (stream, shard)
) with (fillfactor = 50);
-- A row from the first start with a journal until it is drained.
create table journal_uses (
  name text primary key,
  since timestamptz not null default now()
);
