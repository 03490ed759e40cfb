-- Not validated here, because that reads every row.
alter table audit_log add constraint audit_log_owner_id_fkey foreign key (owner_id) references workspaces on delete cascade not valid;
