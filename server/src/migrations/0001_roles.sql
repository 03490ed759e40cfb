-- Two roles nobody signs in with. A request's transaction becomes fanfare_tenant and sees one owner's rows; the role that the
-- server connects with is a member of fanfare_system and sees all rows. Roles belong to the whole cluster, hence the checks.
do $$
begin
  begin
    create role fanfare_tenant nologin;
  exception when duplicate_object or unique_violation then null;
  end;
  begin
    create role fanfare_system nologin;
  exception when duplicate_object or unique_violation then null;
  end;
  execute format('grant fanfare_tenant, fanfare_system to %I', current_user);
end $$;

create function app_uid() returns uuid language sql stable
  as $$ select nullif(current_setting('app.uid', true), '')::uuid $$;

-- Puts a table behind the second wall. Called once for every table with an owner_id.
create function guard_tenant_table(name regclass, owner_column text default 'owner_id') returns void language plpgsql
  as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy tenant on %s to fanfare_tenant using (%I = app_uid()) with check (%I = app_uid())',
    name, owner_column, owner_column);
  execute format('create policy system on %s to fanfare_system using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %s to fanfare_tenant', name);
end $$;
