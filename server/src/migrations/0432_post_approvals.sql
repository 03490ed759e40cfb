alter table publications add column revision integer not null default 1;
-- Set while a post waits, and afterwards if it was decided.
alter table publications add column requested_at timestamptz;
-- The member who approved or refused it.
alter table publications add column decided_by uuid;
alter table publications add column approval_comment text;
alter table publications drop constraint publications_state_check,
  add constraint publications_state_check check (state in ('scheduled', 'preparing', 'processing', 'publishing', 'published',
    'failed', 'cancelled', 'waiting', 'refused')) not valid;
