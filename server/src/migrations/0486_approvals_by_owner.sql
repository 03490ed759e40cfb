-- @no-transaction
create unique index concurrently if not exists flow_approvals_by_owner on flow_approvals (owner_id, id)
