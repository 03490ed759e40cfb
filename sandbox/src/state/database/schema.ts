/** Older files are migrated, newer ones refused. */
export const SCHEMA_VERSION = 2;

const objects = `
create table objects (
  seq integer primary key autoincrement, kind text not null, id text not null, owner text not null, content text not null,
  unique (kind, id)
) strict;
create index objectsOfOwner on objects (kind, owner, seq);
`;

export const schema = `
create table accounts (
  igId text primary key, appScopedId text not null unique, username text not null unique, name text,
  accountType text not null, followersCount integer not null, followsCount integer not null, mediaCount integer not null,
  subscribedFields text, isMessageAccessOn integer not null default 1
) strict;
create table followers (
  id text primary key, username text not null unique, name text, followerCount integer not null, createdAt integer not null
) strict;
create table contacts (
  igsid text primary key, igId text not null, followerId text not null, lastInboundAt integer,
  isThreadElsewhere integer not null default 0, isBlocking integer not null default 0,
  unique (igId, followerId)
) strict;
create table messages (
  seq integer primary key, mid text not null unique, igId text not null, igsid text not null, sender text not null,
  text text not null, sentAt integer not null, seenAt integer, content text not null default '{}'
) strict;
create index messagesOfConversation on messages (igsid, seq);
create index unseenMessages on messages (igsid, sender, seq) where seenAt is null;
create table authorizationCodes (
  code text primary key, clientId text not null, redirectUri text not null, igId text not null, scopes text not null,
  expiresAt integer not null, usedAt integer
) strict;
create table tokens (
  token text primary key, kind text not null, igId text not null, scopes text not null,
  issuedAt integer not null, expiresAt integer not null, revokedAs integer
) strict;
create index tokensOfAccount on tokens (igId, expiresAt);
create table deliveries (
  id integer primary key autoincrement, igId text not null, igsid text not null, mid text not null, kind text not null, body text not null,
  state text not null, attempts text not null, nextAttemptAt integer not null, createdAt integer not null
) strict;
create index pendingDeliveries on deliveries (id) where state = 'pending';
create index droppedDeliveries on deliveries (id) where state = 'dropped';
create index deliveriesByMessage on deliveries (mid);
create table calls (
  id integer primary key autoincrement, at integer not null, method text not null, path text not null, params text not null,
  igId text, status integer not null, code integer, subcode integer
) strict;
create table preferences (key text primary key, value text not null) strict;
${objects}`;

export const migration = `
alter table accounts add column isMessageAccessOn integer not null default 1;
alter table contacts add column isThreadElsewhere integer not null default 0;
alter table contacts add column isBlocking integer not null default 0;
alter table messages add column content text not null default '{}';
alter table tokens add column revokedAs integer;
drop index deliveriesByState;
create index pendingDeliveries on deliveries (id) where state = 'pending';
create index droppedDeliveries on deliveries (id) where state = 'dropped';
${objects}`;

export const tables = [
  'accounts',
  'followers',
  'contacts',
  'messages',
  'authorizationCodes',
  'tokens',
  'deliveries',
  'calls',
  'preferences',
  'objects',
] as const;
