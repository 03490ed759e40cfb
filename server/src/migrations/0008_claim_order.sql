-- Claims walk what is ready in the order of its arrival and stop at their limit. With the time first, a backlog had to be sorted
-- at every claim.
create index inbox_next on inbox (id) where state = 'ready';
drop index inbox_ready;
create index outbox_next on outbox (ord) where state = 'intent';
drop index outbox_ready;
