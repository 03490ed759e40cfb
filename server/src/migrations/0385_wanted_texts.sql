-- Texts of events are copied only for owners who search them. Those who have copies keep them for now.
alter table event_text_positions add column wanted_at timestamptz not null default now();
