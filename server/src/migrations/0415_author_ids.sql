-- The member who wrote or last changed a row. Null before this version, and for the background.
alter table outbox add column author_id uuid;
alter table conversation_notes add column author_id uuid;
alter table canned_replies add column author_id uuid;
alter table bot_flow_versions add column author_id uuid;
alter table automations add column author_id uuid;
alter table publications add column author_id uuid;
