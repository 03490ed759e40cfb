-- @data
-- A workspace owns all rows that are not about a user: their owner_id is its id. The first workspace of a user has the user's
-- id, so that rows and processes of version 1.0.0 stay valid.
create table workspaces (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null default now()
);

create table memberships (
  owner_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'admin', 'editor', 'agent', 'viewer')),
  joined_at timestamptz not null default now(),
  primary key (owner_id, user_id)
);
create index memberships_user on memberships (user_id);
select guard_tenant_table('memberships');

create table workspace_invitations (
  id uuid primary key,
  owner_id uuid not null references workspaces on delete cascade,
  email text not null,
  -- As in login_names.
  email_key text not null,
  role text not null check (role in ('owner', 'admin', 'editor', 'agent', 'viewer')),
  -- Sending again raises it; older links are invalid then.
  link_version integer not null default 1,
  is_undelivered boolean not null default false,
  invited_by uuid references users on delete set null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (owner_id, email_key)
);
create index workspace_invitations_invited_by on workspace_invitations (invited_by);
create index workspace_invitations_by_age on workspace_invitations (expires_at);
select guard_tenant_table('workspace_invitations');

create function add_personal_workspace() returns trigger language plpgsql as $$
begin
  insert into workspaces (id, name) values (new.id, new.username) on conflict do nothing;
  insert into memberships (owner_id, user_id, role) values (new.id, new.id, 'owner') on conflict do nothing;
  return null;
end $$;
create trigger add_personal_workspace after insert on users for each row execute function add_personal_workspace();

-- Version 1.0.0 deletes the user and relies on cascades.
create function delete_empty_workspace() returns trigger language plpgsql as $$
begin
  delete from workspaces w where w.id = old.id and not exists (select 1 from memberships m where m.owner_id = w.id);
  return null;
end $$;
create trigger delete_empty_workspace after delete on users for each row execute function delete_empty_workspace();

insert into workspaces (id, name, created_at) select id, username, created_at from users;
insert into memberships (owner_id, user_id, role, joined_at) select id, id, 'owner', created_at from users;
