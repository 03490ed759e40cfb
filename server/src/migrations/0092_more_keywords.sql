-- Any of them starts the automation, beside its first keyword.
alter table automations add column more_keywords text[] not null default '{}';
