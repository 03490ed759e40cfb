-- Instagram's id of the message that this one answers.
alter table messages add column reply_to_mid text;
alter table outbox add column reply_to_mid text;
-- Who set each variable, and when.
alter table contacts add column variable_sources jsonb not null default '{}';
