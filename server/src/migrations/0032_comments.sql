create table posts (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  account_id uuid not null references instagram_accounts on delete cascade,
  media_id text not null,
  caption text,
  type text,
  permalink text,
  picture_url text,
  published_at timestamptz,
  unique (account_id, media_id)
);
create index posts_owner on posts (owner_id);

create table comments (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  account_id uuid not null references instagram_accounts on delete cascade,
  comment_id text not null,
  media_id text not null,
  parent_id text,
  from_igsid text,
  username text,
  text text,
  is_live boolean not null default false,
  is_own boolean not null default false,
  is_hidden boolean not null default false,
  is_deleted boolean not null default false,
  written_at timestamptz not null,
  replied_at timestamptz,
  -- Instagram accepts one per comment. Written before the call: whatever happens, it is not made twice.
  private_reply_state text check (private_reply_state in ('sending', 'sent', 'failed', 'unconfirmed')),
  private_reply_text text,
  private_reply_error text,
  private_replied_at timestamptz,
  unique (account_id, comment_id)
);
create index comments_newest on comments (owner_id, written_at desc, id desc);
create index comments_of_post on comments (account_id, media_id, written_at desc, id desc);

select guard_tenant_table('posts');
select guard_tenant_table('comments');
