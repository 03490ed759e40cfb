alter table workspace_settings add column assigns_conversations boolean not null default false;
alter table memberships
  add column is_available boolean not null default false,
  add column last_assigned_at timestamptz;
-- Set while the conversation waits to be assigned to the next available member.
alter table conversations add column assignment_due_at timestamptz;
