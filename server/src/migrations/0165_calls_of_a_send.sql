-- What Instagram answered to each try of a message, the latest last: its story is told down to the call.
alter table outbox add column calls jsonb not null default '[]';
