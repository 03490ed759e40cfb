-- @data
-- A notice of ours says its text where every event has its text, and names who says it.
update events set text = processing_error, sender_username = 'Fanfare'
where event_type = 'webhook_error' and outcome is null and text is null;
