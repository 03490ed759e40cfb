-- When a request last put a secret in; to the minute.
alter table flow_secrets add column last_used_at timestamptz;
