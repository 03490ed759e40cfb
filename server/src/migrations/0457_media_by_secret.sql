-- @no-transaction
create unique index concurrently if not exists media_by_secret on media (secret) where secret is not null
