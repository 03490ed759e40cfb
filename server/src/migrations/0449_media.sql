-- Uploaded images and videos for posts and messages.
create table media (
  id uuid primary key,
  owner_id uuid not null references workspaces on delete cascade,
  author_id uuid,
  conversation_id uuid references conversations on delete cascade,
  format text not null check (format in ('jpg', 'mp4', 'mov')),
  width integer not null,
  height integer not null,
  duration_ms integer,
  size integer not null,
  -- false while parts arrive; the size is then the announced one
  is_complete boolean not null,
  is_used boolean not null default false,
  kept_until timestamptz not null,
  created_at timestamptz not null
);
create index media_of_owner on media (owner_id);
create index media_of_conversation on media (conversation_id) where conversation_id is not null;
create index media_kept on media (kept_until);

create table media_parts (
  media_id uuid not null references media on delete cascade,
  number integer not null,
  owner_id uuid not null references workspaces on delete cascade,
  bytes bytea not null,
  primary key (media_id, number)
);
create index media_parts_of_owner on media_parts (owner_id);
-- JPEG and MP4 are compressed already.
alter table media_parts alter column bytes set storage external;

select guard_tenant_table('media');
select guard_tenant_table('media_parts');
