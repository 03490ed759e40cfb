-- Why a run failed as a message with code and values; version 1.0.0 reads and writes the English text of `error`.
alter table runs add column error_message jsonb;
