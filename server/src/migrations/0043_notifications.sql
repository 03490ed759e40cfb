alter table events add column is_archived boolean not null default false;

-- What a change of many notifications did, so that it can be taken back for a while.
create table notification_changes (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  field text not null check (field in ('is_read', 'is_archived')),
  -- what the field was before
  was boolean not null,
  event_ids uuid[] not null,
  changed_at timestamptz not null default now()
);
create index notification_changes_owner on notification_changes (owner_id, changed_at);

select guard_tenant_table('notification_changes');
