-- Deliveries that came faster than their updates could be put into the inbox: whole, as they came, in their order. Of nobody until then.
create table waiting_deliveries (
  id bigint generated always as identity primary key,
  -- The accounts in it. Whatever else comes for one of them waits behind it, so that no conversation gets out of order.
  ig_ids text[] not null,
  body bytea not null,
  received_at timestamptz not null default now()
);
-- Compressing takes longer than writing, and they are gone within minutes.
alter table waiting_deliveries alter column body set storage external;
