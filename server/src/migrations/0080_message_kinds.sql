-- What a message is besides its text: `text`, or what its echo will carry (image, audio, video, file, template), or what has no echo
-- (reaction, typing, seen).
alter table outbox
  add column kind text not null default 'text',
  -- an OutgoingMessage; null: plain text, which stands in its own column
  add column message jsonb;

-- Files and shared posts of a message: a list of { type, url, title }.
alter table messages add column attachments jsonb;
