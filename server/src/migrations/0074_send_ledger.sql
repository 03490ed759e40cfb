-- How long the contact's last message was ago when the last try began: what the rule of the window was judged by.
alter table outbox add column window_age_seconds integer;

-- Instagram's id of the message that answered a comment privately.
alter table comments add column private_reply_message_id text;
create unique index comments_private_reply on comments (account_id, private_reply_message_id)
  where private_reply_message_id is not null;
