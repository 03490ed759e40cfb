-- How an event came: by a webhook, played again by its owner, or found by comparing with Instagram.
alter table inbox
  add column origin text not null default 'webhook' check (origin in ('webhook', 'replayed', 'reconciled'));
alter table events
  add column origin text not null default 'webhook' check (origin in ('webhook', 'replayed', 'reconciled')),
  -- the event that was played again, never itself one that was
  add column replay_of uuid,
  -- the run that this event began or continued; of an execution, the run itself
  add column run_id uuid;
create index events_replays on events (replay_of) where replay_of is not null;

update events set run_id = substr(event_key, 5)::uuid where event_key like 'run:%';
update events set run_id = runs.id from runs where runs.owner_id = events.owner_id and runs.trigger_key = events.event_key;
