-- The one message that answers a comment privately is a message like others: its row in the outbox, whose id is made of that of the
-- comment, says what became of it.
alter table outbox
  -- Instagram's id of the comment, and when it was written: a private reply is allowed for seven days
  add column comment_id text,
  add column comment_at timestamptz,
  add constraint outbox_private_reply_has_a_date check ((comment_id is null) = (comment_at is null));
create index outbox_private_replies on outbox (account_id) where comment_id is not null;

insert into outbox (id, owner_id, account_id, conversation_id, lane, recipient_igsid, text, author, state, attempt, sending_at, message_id,
  error, created_at, comment_id, comment_at)
select 'comment:' || comments.id, comments.owner_id, comments.account_id, conversations.id, comments.account_id || ':' || contacts.igsid,
  contacts.igsid, private_reply_text, 'person', case private_reply_state when 'sending' then 'unconfirmed' else private_reply_state end, 1,
  private_replied_at, private_reply_message_id, private_reply_error, private_replied_at, comments.comment_id, comments.written_at
from comments
join contacts on contacts.account_id = comments.account_id and contacts.igsid = comments.from_igsid
join conversations on conversations.contact_id = contacts.id
where private_reply_state is not null and private_reply_text is not null and private_replied_at is not null;

drop index comments_private_reply;
alter table comments
  drop column private_reply_state,
  drop column private_reply_text,
  drop column private_reply_error,
  drop column private_replied_at,
  drop column private_reply_message_id;
