-- When the user proved with a mailed link, or with a provider, that the address is theirs. Null: never.
alter table users add column email_verified_at timestamptz;
