-- Pictures that people put into a reply. Instagram fetches them without a session, hence by a name that cannot be guessed.
create table message_pictures (
  name text primary key,
  owner_id uuid not null references users on delete cascade,
  conversation_id uuid not null references conversations on delete cascade,
  type text not null check (type in ('jpg', 'gif')),
  image bytea not null,
  created_at timestamptz not null,
  -- null: in a draft
  sent_at timestamptz
);
create index message_pictures_of_owner on message_pictures (owner_id, created_at);
create index message_pictures_of_conversation on message_pictures (conversation_id);
create index message_pictures_sent on message_pictures (created_at) where sent_at is not null;
create index message_pictures_unsent on message_pictures (created_at) where sent_at is null;

select guard_tenant_table('message_pictures');
