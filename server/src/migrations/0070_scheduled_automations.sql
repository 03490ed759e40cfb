-- What the clock started last, and for how many contacts.
alter table automations
  add column last_fired_at timestamptz,
  add column last_fired_contacts integer;

-- Active ones whose next time has to be worked out, as after publishing.
create index automations_unplanned on automations (id)
  where is_active and trigger_type = 'time_based' and schedule is not null and next_run_at is null;

-- Who of an account has written lately.
create index conversations_heard on conversations (account_id, last_inbound_at);
