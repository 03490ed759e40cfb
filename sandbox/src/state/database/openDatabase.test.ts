import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from 'expect';
import { openState } from '../openState.ts';
import { openDatabase } from './openDatabase.ts';
import { SCHEMA_VERSION, schema } from './schema.ts';

/** The tables that version 2 changed, as version 1 had them. All others are equal. */
const changedInVersion2 = `
drop table objects; drop table accounts; drop table contacts; drop table messages; drop table tokens;
drop index pendingDeliveries; drop index droppedDeliveries; create index deliveriesByState on deliveries (state, id);
create table accounts (
  igId text primary key, appScopedId text not null unique, username text not null unique, name text,
  accountType text not null, followersCount integer not null, followsCount integer not null, mediaCount integer not null,
  subscribedFields text
) strict;
create table contacts (
  igsid text primary key, igId text not null, followerId text not null, lastInboundAt integer, unique (igId, followerId)
) strict;
create table messages (
  seq integer primary key, mid text not null unique, igId text not null, igsid text not null, sender text not null,
  text text not null, sentAt integer not null, seenAt integer
) strict;
create table tokens (
  token text primary key, kind text not null, igId text not null, scopes text not null, issuedAt integer not null, expiresAt integer not null
) strict;
`;

describe('openDatabase', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'sandbox-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('migrates a file of version 1 with its data', () => {
    const old = new DatabaseSync(join(directory, 'sandbox.db'));
    old.exec(`${schema} ${changedInVersion2}
      insert into accounts values ('17841405822304913', '26014778093215507', 'juniper.and.oak', null, 'BUSINESS', 1, 1, 1, '["messages"]');
      insert into contacts values ('1000000000000001', '17841405822304913', 'ana.lima', 5);
      insert into messages values (1, 'm1', '17841405822304913', '1000000000000001', 'follower', 'hello', 5, null);
      insert into tokens values ('t', 'long', '17841405822304913', 'instagram_business_basic', 1, 2);
      pragma user_version = 1;`);
    old.close();

    const state = openState(directory);
    expect(state.accounts.list()).toMatchObject([{ subscribedFields: ['messages'], isMessageAccessOn: true }]);
    expect(state.messages.find('m1')).toMatchObject({ text: 'hello', content: {} });
    expect(state.grants.findToken('t')).toMatchObject({ revokedAs: null });
    expect(state.posts.listOf('17841405822304913').length).toBeGreaterThan(0);
    state.close();
  });

  it('refuses a file of a later version', () => {
    const later = openDatabase(directory);
    later.exec(`pragma user_version = ${SCHEMA_VERSION + 1}`);
    later.close();
    expect(() => openDatabase(directory)).toThrow(/another version/);
  });
});
