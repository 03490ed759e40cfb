alter table outbox add column error_message jsonb, add column withdrawn_message jsonb;
create trigger outbox_error_message before update of error on outbox for each row
  when (new.error is distinct from old.error and new.error_message is not distinct from old.error_message and new.error_message is not null)
  execute function clear_stale_message('error_message');
create trigger outbox_withdrawn_message before update of withdrawn on outbox for each row
  when (new.withdrawn is distinct from old.withdrawn and new.withdrawn_message is not distinct from old.withdrawn_message
    and new.withdrawn_message is not null)
  execute function clear_stale_message('withdrawn_message');
