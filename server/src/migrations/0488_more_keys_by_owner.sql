-- These rows are looked up with their owner only, no foreign key refers to them, and no `on conflict` names these keys.
alter table flow_approvals drop constraint flow_approvals_pkey,
  add constraint flow_approvals_pkey primary key using index flow_approvals_by_owner;
alter table test_cleanups drop constraint test_cleanups_pkey,
  add constraint test_cleanups_pkey primary key using index test_cleanups_by_owner;
