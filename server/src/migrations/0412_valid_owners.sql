-- @data
do $$
declare
  child record;
begin
  for child in
    select conrelid::regclass as name, conname from pg_constraint
    where contype = 'f' and confrelid = 'workspaces'::regclass and connamespace = 'public'::regnamespace and not convalidated
    order by 1
  loop
    execute format('alter table %s validate constraint %I', child.name, child.conname);
  end loop;
end $$;
