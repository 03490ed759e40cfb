-- Instagram lets the account send nothing at present, though the connection works: what is open waits until somebody resumes.
alter table instagram_accounts
  add column pause_reason text check (pause_reason in ('policy_block', 'messaging_blocked', 'messages_off')),
  add column paused_at timestamptz,
  add constraint instagram_accounts_pause_is_whole check ((pause_reason is null) = (paused_at is null));
