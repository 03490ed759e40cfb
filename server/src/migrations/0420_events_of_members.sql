-- An event with a user is a notification for that member only. The author is the member who caused it.
alter table events add column user_id uuid, add column author_id uuid;
alter table conversation_notes add column mentioned uuid[] not null default '{}';
