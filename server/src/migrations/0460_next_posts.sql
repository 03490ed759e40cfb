-- When a comment trigger with "My next post" was published. The choice is the key in the filter of the trigger.
create table next_post_choices (
  flow_id uuid not null references bot_flows on delete cascade,
  choice text not null,
  owner_id uuid not null references workspaces on delete cascade,
  chosen_at timestamptz not null,
  primary key (owner_id, flow_id, choice)
);
create index next_post_choices_flow on next_post_choices (flow_id);
select guard_tenant_table('next_post_choices');

-- The post of a choice in each account. Never changed.
create table next_posts (
  flow_id uuid not null,
  choice text not null,
  account_id uuid not null references instagram_accounts on delete cascade,
  owner_id uuid not null references workspaces on delete cascade,
  media_id text not null,
  bound_at timestamptz not null,
  primary key (owner_id, flow_id, choice, account_id),
  foreign key (owner_id, flow_id, choice) references next_post_choices on delete cascade
);
create index next_posts_account on next_posts (account_id);
select guard_tenant_table('next_posts');
