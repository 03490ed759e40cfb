alter table delivery_checks add column error_message jsonb;
create trigger delivery_checks_error_message before update of error on delivery_checks for each row
  when (new.error is distinct from old.error and new.error_message is not distinct from old.error_message and new.error_message is not null)
  execute function clear_stale_message('error_message');
