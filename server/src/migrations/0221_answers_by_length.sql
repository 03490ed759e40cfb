-- Answers by how long they took, in steps of a hundredth: a quantile is found by counting the steps, and by looking into the one that holds it.
create function answer_step(ms bigint) returns smallint language sql immutable parallel safe
  return floor(ln(greatest(ms, 0)::float8 + 1) * 100)::smallint;
alter table answers add column step smallint not null generated always as (answer_step(ms)) stored;
drop index answers_by_time;
create index answers_by_time on answers (owner_id, asked_at) include (step, by_bot, conversation_id);
create index answers_by_step on answers (owner_id, step, asked_at) include (ms, by_bot, conversation_id);
