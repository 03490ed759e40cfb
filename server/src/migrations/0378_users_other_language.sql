-- A language that version 1.0.0 does not write in; `language` is 'en' then.
alter table users add column other_language text;
