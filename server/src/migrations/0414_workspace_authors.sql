-- @data
-- Names of current and former members. They are deleted with the user, not with the membership.
create table workspace_authors (
  owner_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  username text not null,
  primary key (owner_id, user_id)
);
create index workspace_authors_user on workspace_authors (user_id);
select guard_tenant_table('workspace_authors');

-- Requests of a workspace do not see the row of a user.
create function add_workspace_author() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into workspace_authors (owner_id, user_id, username)
  select new.owner_id, id, username from users where id = new.user_id
  on conflict (owner_id, user_id) do update set username = excluded.username;
  return null;
end $$;
create trigger add_workspace_author after insert on memberships for each row execute function add_workspace_author();

create function rename_workspace_author() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update workspace_authors set username = new.username where user_id = new.id;
  return null;
end $$;
create trigger rename_workspace_author after update of username on users for each row
  when (old.username is distinct from new.username) execute function rename_workspace_author();

insert into workspace_authors (owner_id, user_id, username)
select m.owner_id, m.user_id, u.username from memberships m join users u on u.id = m.user_id
on conflict do nothing;
