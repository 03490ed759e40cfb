-- When another user connected the same Instagram account, which ended this connection; null where it ended otherwise, or goes on.
alter table instagram_accounts add column taken_over_at timestamptz;
