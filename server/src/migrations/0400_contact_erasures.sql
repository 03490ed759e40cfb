-- Erasures of contacts that are not complete. The row with the ids is deleted with the last trace of the contact.
create table contact_erasures (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  account_id uuid not null references instagram_accounts on delete cascade,
  contact_id uuid not null unique,
  conversation_id uuid,
  igsid text not null,
  username text,
  requested_at timestamptz not null default now(),
  -- Progress of the job.
  step smallint not null default 0,
  position text
);
create index contact_erasures_owner on contact_erasures (owner_id);
create index contact_erasures_account on contact_erasures (account_id);
select guard_tenant_table('contact_erasures');

-- Keys of reactions, read receipts and referrals contain the id of their contact. The hash refuses a redelivery.
create table erased_keys (
  key_hash bytea primary key,
  owner_id uuid not null references users on delete cascade,
  erased_at timestamptz not null default now()
);
create index erased_keys_owner on erased_keys (owner_id);
create index erased_keys_by_age on erased_keys (erased_at);
select guard_tenant_table('erased_keys');

create function skip_erased_key() returns trigger language plpgsql as $$
begin
  if exists (select 1 from erased_keys where key_hash = sha256(convert_to(new.dedupe_key, 'UTF8'))) then return null; end if;
  return new;
end $$;
create trigger skip_erased_key before insert on inbox for each row
  when (split_part(new.dedupe_key, ':', 2) in ('r', 's', 'f')) execute function skip_erased_key();
