-- Rows can be distributed by their owner only if their primary key contains it.
alter table canned_replies drop constraint canned_replies_pkey,
  add constraint canned_replies_pkey primary key using index canned_replies_by_owner;
alter table conversation_notes drop constraint conversation_notes_pkey,
  add constraint conversation_notes_pkey primary key using index conversation_notes_by_owner;
alter table test_results drop constraint test_results_pkey,
  add constraint test_results_pkey primary key using index test_results_by_owner;
