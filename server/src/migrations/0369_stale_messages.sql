-- Texts are stored in English, which version 1.0.0 reads and writes, and as messages with code and values in a column of their own.
-- When 1.0.0 changes the English alone, the message would be out of date: it is cleared. The argument of the trigger names its column.
create function clear_stale_message() returns trigger language plpgsql as $$
begin
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], null));
end $$;
create trigger runs_error_message before update of error on runs for each row
  when (new.error is distinct from old.error and new.error_message is not distinct from old.error_message and new.error_message is not null)
  execute function clear_stale_message('error_message');
