/** Raised when tables change shape; a file written by another version is refused. */
export const SCHEMA_VERSION = 1;

export const schema = `
create table accounts (
  igId text primary key, appScopedId text not null unique, username text not null unique, name text,
  accountType text not null, followersCount integer not null, followsCount integer not null, mediaCount integer not null,
  subscribedFields text
) strict;
create table followers (
  id text primary key, username text not null unique, name text, followerCount integer not null, createdAt integer not null
) strict;
create table contacts (
  igsid text primary key, igId text not null, followerId text not null, lastInboundAt integer,
  unique (igId, followerId)
) strict;
create table messages (
  seq integer primary key, mid text not null unique, igId text not null, igsid text not null, sender text not null,
  text text not null, sentAt integer not null, seenAt integer
) strict;
create index messagesOfConversation on messages (igsid, seq);
create index unseenMessages on messages (igsid, sender, seq) where seenAt is null;
create table authorizationCodes (
  code text primary key, clientId text not null, redirectUri text not null, igId text not null, scopes text not null,
  expiresAt integer not null, usedAt integer
) strict;
create table tokens (
  token text primary key, kind text not null, igId text not null, scopes text not null,
  issuedAt integer not null, expiresAt integer not null
) strict;
create index tokensOfAccount on tokens (igId, expiresAt);
create table deliveries (
  id integer primary key autoincrement, igId text not null, igsid text not null, mid text not null, kind text not null, body text not null,
  state text not null, attempts text not null, nextAttemptAt integer not null, createdAt integer not null
) strict;
create index deliveriesByState on deliveries (state, id);
create index deliveriesByMessage on deliveries (mid);
create table calls (
  id integer primary key autoincrement, at integer not null, method text not null, path text not null, params text not null,
  igId text, status integer not null, code integer, subcode integer
) strict;
create table preferences (key text primary key, value text not null) strict;
`;

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
] as const;
