-- An average needs the sum of the answers of each step, besides their number. Days without it are counted again.
alter table answer_days add column totals bigint[] not null default '{}';
insert into stale_days (owner_id, day) select distinct owner_id, day from answer_days
on conflict (owner_id, day) do nothing;
