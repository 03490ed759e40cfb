-- When a request was claimed last: an owner's claims within a minute are counted in the database, for all processes together.
alter table flow_requests add column claimed_at timestamptz;
