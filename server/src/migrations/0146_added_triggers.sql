-- What an added trigger (a comment, a reaction, a link ...) asks of what happened; null: nothing.
alter table automations add column trigger_filter jsonb;

-- Which automation has answered whom under which post, so that it does so once. The comment: played again, it is not "before".
create table comment_answers (
  owner_id uuid not null references users on delete cascade,
  account_id uuid not null references instagram_accounts on delete cascade,
  contact_id uuid not null references contacts on delete cascade,
  media_id text not null,
  flow_id uuid not null references bot_flows on delete cascade,
  comment_id text not null,
  answered_at timestamptz not null default now(),
  primary key (contact_id, media_id, flow_id)
);
create index comment_answers_flow on comment_answers (flow_id);
create index comment_answers_account on comment_answers (account_id);
create index comment_answers_owner on comment_answers (owner_id);

select guard_tenant_table('comment_answers');
