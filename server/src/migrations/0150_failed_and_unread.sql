-- What went wrong and nobody has looked at: few rows, asked for as often as the feed moves.
create index events_failed_unread on events (owner_id, received_at)
  where processed_status = 'failed' and not is_read and not is_archived;
