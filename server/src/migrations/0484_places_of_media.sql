-- Uploaded files are in media_parts, or in the bucket of STORAGE_URL.
alter table media add column place text not null default 'database';

-- Objects of files whose rows were deleted, also by a cascade.
create table media_removals (
  key text primary key,
  removed_at timestamptz not null default now()
);

create function enqueue_media_removal() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into media_removals (key) values ('media/' || old.owner_id || '/' || old.id) on conflict do nothing;
  return null;
end $$;

create trigger media_removed after delete on media for each row when (old.place = 'bucket') execute function enqueue_media_removal();
