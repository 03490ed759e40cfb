-- Every foreign key is a query of its own for every row written: of one event's work they were the larger half. Each row of the event path
-- keeps the one that leads to its nearest parent; from there the chain goes on (message -> conversation -> contact -> account -> user), so
-- erasing an account still takes everything with it. The owner_id of a row is written from that of its parent.
alter table inbox drop constraint inbox_owner_id_fkey;
alter table contacts drop constraint contacts_owner_id_fkey;
alter table conversations drop constraint conversations_owner_id_fkey, drop constraint conversations_account_id_fkey;
alter table messages drop constraint messages_owner_id_fkey, drop constraint messages_account_id_fkey;
alter table runs
  drop constraint runs_owner_id_fkey,
  drop constraint runs_account_id_fkey,
  -- a deleted flow stays for its runs
  drop constraint runs_flow_id_fkey;
alter table run_steps drop constraint run_steps_owner_id_fkey;
alter table outbox
  drop constraint outbox_owner_id_fkey,
  drop constraint outbox_account_id_fkey,
  drop constraint outbox_run_id_fkey;
alter table events drop constraint events_owner_id_fkey, drop constraint events_contact_id_fkey;

-- Indexes that no query needs: each is written at every insert, and again at every change of state.
-- ord is given out by its sequence, and claims find it through outbox_next and outbox_open_by_lane
alter table outbox drop constraint outbox_ord_key;
-- marking everything read is rare and reads the owner's feed
drop index events_unread;
-- behind the second wall only leakproof operators may use an index, and that of containment is none: no request could ever use this one
drop index events_by_payload;
