-- Calls to Instagram that an account has left, shared by all processes; negative for calls that wait. It is unlogged, because after a crash of the database all
-- processes have been idle for longer than a bucket needs to fill.
create unlogged table call_allowances (
  bucket text primary key,
  tokens float8 not null,
  counted_at timestamptz not null,
  -- The last request, and what it got.
  capacity float8 not null,
  per_second float8 not null,
  needed int not null,
  ahead float8 not null,
  spare int not null,
  granted int not null
) with (fillfactor = 50);
