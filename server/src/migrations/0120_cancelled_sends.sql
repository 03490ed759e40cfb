-- A message that must not go out any more, because a person took the conversation over or the contact wants nothing automatic, ends as
-- cancelled. One that is under way at that moment is only marked: should it come back unsent, it is cancelled then.
alter table outbox
  drop constraint outbox_state_check,
  add constraint outbox_state_check check (state in ('intent', 'sending', 'sent', 'failed', 'unconfirmed', 'parked', 'cancelled')),
  add column withdrawn text;
