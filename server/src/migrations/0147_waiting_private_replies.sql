-- Private replies of an account that wait for their turn: the last of them says where the next one queues up.
create index outbox_replies_waiting on outbox (account_id, run_at) where comment_id is not null and state = 'intent';
