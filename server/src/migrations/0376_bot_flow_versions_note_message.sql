-- Of a version that was not published by a person; its note is never changed.
alter table bot_flow_versions add column note_message jsonb;
