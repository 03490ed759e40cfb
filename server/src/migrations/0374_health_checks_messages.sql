alter table health_checks add column message_message jsonb;
create trigger health_checks_message_message before update of message on health_checks for each row
  when (new.message is distinct from old.message and new.message_message is not distinct from old.message_message
    and new.message_message is not null)
  execute function clear_stale_message('message_message');
