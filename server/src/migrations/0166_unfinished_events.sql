-- The few events that have failed or have no end yet are found without walking through those that are done.
create index events_unfinished on events (owner_id, seq) where processed_status <> 'completed';
