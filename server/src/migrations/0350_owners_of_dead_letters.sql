-- @data
-- A dead letter belongs to the owners of the accounts that its body names, and is deleted with the first of them. One that names no known
-- account is kept until it is DEAD_LETTER_DAYS old.
alter table dead_letters add column ig_ids text[] not null default '{}';
-- Bodies cannot always be decoded as text; ids are readable in the escaped form, too.
update dead_letters letter set ig_ids = array(
  select distinct found[1] from regexp_matches(encode(letter.body, 'escape'), '"id"\s*:\s*"?(\d{5,20})\M', 'g') found order by 1);

create table dead_letter_owners (
  body_hash bytea not null references dead_letters on delete cascade,
  account_id uuid not null references instagram_accounts on delete cascade,
  owner_id uuid not null references users on delete cascade,
  primary key (account_id, body_hash)
);
create index dead_letter_owners_body on dead_letter_owners (body_hash);
create index dead_letter_owners_owner on dead_letter_owners (owner_id);
select guard_tenant_table('dead_letter_owners');

insert into dead_letter_owners (body_hash, account_id, owner_id)
select letter.body_hash, account.id, account.owner_id
from dead_letters letter join instagram_accounts account on account.ig_id = any (letter.ig_ids);

-- Whatever removes the account or the user (also a cascade) removes the body.
create function delete_dead_letter() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from dead_letters where body_hash = old.body_hash;
  return null;
end
$$;
create trigger delete_dead_letter after delete on dead_letter_owners for each row execute function delete_dead_letter();
