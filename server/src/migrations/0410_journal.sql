-- Decisions and sends are appended here in one commit. The tables that show them are filled behind it by project_journal (ADR 0088).
create table shards (
  shard smallint primary key,
  epoch bigint not null default 1,
  -- of automations, rules and accounts
  config bigint not null default 1,
  -- hashes of the lanes that others changed in epochs after touched_since
  touched integer[] not null default '{}',
  touched_since bigint not null default 1
);
insert into shards (shard) select generate_series(0, 0);

create table journal (
  shard smallint not null,
  seq bigint generated always as identity,
  body jsonb not null,
  primary key (shard, seq)
);

alter table journal alter column body set storage external;

create table journal_positions (
  shard smallint primary key,
  seq bigint not null default 0
);
insert into journal_positions (shard) select shard from shards;

-- Records that cannot be projected, so that they do not stop others.
create table journal_failures (
  seq bigint primary key,
  shard smallint not null,
  body jsonb not null,
  error text not null,
  failed_at timestamptz not null default now()
);

create function shard_of(lane text) returns smallint language sql immutable strict parallel safe
  as $$ select ('x' || left(md5(lane), 1))::bit(4)::integer::smallint $$;

create function lane_hash(lane text) returns integer language sql immutable strict parallel safe
  as $$ select ('x' || left(md5(lane), 8))::bit(32)::integer $$;

create function assert_fenced(held bigint, wanted integer) returns boolean language plpgsql as $$
begin
  if held < wanted then raise exception 'a lane has changed' using errcode = '40001'; end if;
  return true;
end $$;
