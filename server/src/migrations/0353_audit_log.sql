-- Security events of an account: who did what, when and from where (security control S41).
create table audit_log (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  -- Null: a caller without a session, or the system; see `actor`.
  actor_id uuid,
  actor text not null,
  event text not null,
  address text,
  device text,
  params jsonb not null default '{}',
  at timestamptz not null default clock_timestamp()
);
create index audit_log_of_owner on audit_log (owner_id, at desc, id desc);
create index audit_log_by_age on audit_log (at);
select guard_tenant_table('audit_log');

-- Append-only: requests read and insert; no role updates a row. Rows are deleted by age or with their account.
revoke update, delete on audit_log from fanfare_tenant;
create function refuse_audit_change() returns trigger language plpgsql
  as $$ begin raise exception 'rows of audit_log are never changed'; end $$;
create trigger audit_log_is_append_only before update on audit_log for each row execute function refuse_audit_change();
