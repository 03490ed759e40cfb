alter table events add column text_message jsonb, add column processing_error_message jsonb;
create trigger events_text_message before update of text on events for each row
  when (new.text is distinct from old.text and new.text_message is not distinct from old.text_message and new.text_message is not null)
  execute function clear_stale_message('text_message');
create trigger events_processing_error_message before update of processing_error on events for each row
  when (new.processing_error is distinct from old.processing_error
    and new.processing_error_message is not distinct from old.processing_error_message and new.processing_error_message is not null)
  execute function clear_stale_message('processing_error_message');
