-- Which automations were asked about an event, and why each did or did not answer.
alter table events add column considered jsonb;
