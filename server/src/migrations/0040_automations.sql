-- Automations of their own beside those of published bot flows. What one does is compiled into a bot flow of the kind 'inline', which
-- nobody draws: a run then looks the same whatever started it.
alter table bot_flows
  add column kind text not null default 'drawn' check (kind in ('drawn', 'inline')),
  -- a deleted flow stays for its runs: those under way finish, those of the past keep their story
  add column deleted_at timestamptz,
  drop constraint bot_flows_owner_id_name_key;
create unique index bot_flows_one_name on bot_flows (owner_id, name) where kind = 'drawn' and deleted_at is null;

alter table bot_flow_versions
  add column note text not null default '',
  -- the draft's revision that was frozen
  add column revision integer;

alter table automations
  -- null: there is nothing to run
  alter column version drop not null,
  -- null: that of the bot flow it belongs to
  add column name text,
  add column description text not null default '',
  add column schedule jsonb,
  add column conditions jsonb not null default '[]',
  -- empty for a bot flow's own automation, which runs that flow
  add column actions jsonb not null default '[]',
  -- the lower one is asked first; among equals the one published last
  add column priority integer not null default 0,
  add column next_run_at timestamptz,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();
update automations set created_at = published_at, updated_at = published_at;

drop index automations_active;
create index automations_asked on automations (owner_id, priority, published_at desc);
create index automations_due on automations (next_run_at) where is_active and next_run_at is not null;
create index automations_by_action on automations using gin (actions jsonb_path_ops);
