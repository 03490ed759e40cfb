-- @data
-- Rows are deleted with their workspace and no longer with its first user. Not validated here, because that reads every row.
do $$
declare
  child record;
begin
  for child in
    select c.conrelid::regclass as name, c.conname from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass and c.connamespace = 'public'::regnamespace
      and a.attname = 'owner_id' and c.conrelid::regclass::text not in (
        'account_links', 'auth_sessions', 'avatars', 'backup_codes', 'known_addresses', 'known_devices', 'login_challenges',
        'login_names', 'pending_emails', 'two_factor'
      )
    order by 1
  loop
    execute format('alter table %s drop constraint %I', child.name, child.conname);
    -- These contain rows of users and of workspaces.
    if child.name::text not in ('audit_log', 'idempotency_keys') then
      execute format('alter table %s add constraint %I foreign key (owner_id) references workspaces on delete cascade not valid',
        child.name, child.conname);
    end if;
  end loop;
end $$;
