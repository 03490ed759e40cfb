alter table outbox
  -- of a message whose answer was lost: not before this moment is Instagram asked about it (again)
  add column check_at timestamptz;
create index outbox_uncertain on outbox (uncertain_at) where state = 'sending' and uncertain_at is not null;
