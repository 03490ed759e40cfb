-- Claims go round the accounts that have work, and take the earliest of each.
create index inbox_next_of_account on inbox (account_id, id) where state = 'ready';
drop index inbox_next;
create index outbox_next_of_account on outbox (account_id, ord) where state = 'intent';
drop index outbox_next;
