-- @data
-- A call that ended after the erasure of its workspace left its entry.
delete from audit_log where not exists (select from workspaces where workspaces.id = audit_log.owner_id);
alter table audit_log validate constraint audit_log_owner_id_fkey;
