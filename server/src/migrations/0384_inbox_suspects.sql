-- @no-transaction
-- Interrupted updates are claimed apart from the others.
create index concurrently if not exists inbox_suspects on inbox (account_id, interruptions, id)
  where state = 'ready' and interruptions > 0;
