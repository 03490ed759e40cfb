-- @data
-- Events that the owner's settings switch off, by their type or their account, are stored as read: the unread rows of the list are what
-- the bell counts. The defaults are those of the settings that nothing was stored for.
update events set is_read = true
where not is_read and (
  not coalesce(
    (select (settings -> 'eventTypes' ->> event_type)::boolean from notification_settings where owner_id = events.owner_id),
    event_type not in ('message_seen', 'message_echoes', 'message_edits', 'message_deletions', 'unknown'))
  or exists (
    select from notification_settings quiet join instagram_accounts muted on quiet.settings -> 'mutedAccounts' ? muted.ig_id
    where quiet.owner_id = events.owner_id and muted.id = events.account_id));
