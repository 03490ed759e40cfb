-- A list says how many it has in all. With what its filters ask about beside the position, that is counted without reading the events.
drop index events_feed;
create unique index events_feed on events (owner_id, seq) include (is_read, is_archived);
drop index events_feed_by_type;
create index events_feed_by_type on events (owner_id, event_type, seq) include (is_read, is_archived);
