-- Neither text is ever changed.
alter table auth_sessions add column device_message jsonb;
alter table audit_log add column device_message jsonb;
