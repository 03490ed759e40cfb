import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { after, before, beforeEach, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import pg from 'pg';
import { signBody } from '../../../../test/data/metaBody.ts';
import { createTestDatabase } from '../../../../test/database/createTestDatabase.ts';
import { APP_SECRET, igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

const MIGRATION = new URL('../../../migrations/0350_owners_of_dead_letters.sql', import.meta.url);
const DAYS = 3;
let server: TestServer;
let anna: TestUser;
let ben: TestUser;
let [annasId, bensId] = ['', ''];
let n = 0;

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  await sql`delete from dead_letters`.execute(server.database.system);
  [annasId, bensId] = [igIdOf(n), igIdOf(n + 1)];
  anna = await server.signUp(`anna${n}`);
  ben = await server.signUp(`ben${n}`);
  await server.connect(anna, annasId);
  await server.connect(ben, bensId);
  n += 2;
});

/** Truncated within the follower's text. */
const cut = (text: string, ...igIds: string[]) =>
  `{"object":"instagram","entry":[${igIds.map((id) => `{"id":"${id}"`).join('},')},"messaging":[{"message":{"text":"${text}`;

async function storedTexts(): Promise<string[]> {
  const letters = await server.database.system.selectFrom('dead_letters').select('body').execute();
  return letters.map(({ body }) => /"text":"([\w ]+)/.exec(body.toString('latin1'))?.[1] ?? '').toSorted();
}

async function ownersOf(text: string): Promise<string[]> {
  const { rows } = await sql<{ owner_id: string }>`
    select owner_id from dead_letter_owners join dead_letters using (body_hash)
    where position(${Buffer.from(text)}::bytea in body) > 0`.execute(server.database.system);
  return rows.map(({ owner_id }) => owner_id).toSorted();
}

async function deliverBytes(raw: Buffer): Promise<number> {
  const { status } = await fetch(`${server.url}/webhooks/instagram`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signBody(raw, APP_SECRET) },
    body: new Uint8Array(raw),
  });
  return status;
}

const deleteUser = ({ token }: TestUser) => server.call('DELETE /api/user/delete', { token, body: { password: TEST_PASSWORD } });

function askToErase(userId: string) {
  const encoded = Buffer.from(
    JSON.stringify({ algorithm: 'HMAC-SHA256', issued_at: Math.floor(Date.now() / 1000), user_id: userId }),
  ).toString('base64url');
  const signed = `${createHmac('sha256', APP_SECRET).update(encoded).digest('base64url')}.${encoded}`;
  return server.send('POST', '/webhooks/instagram/data-deletion', {
    body: new URLSearchParams({ signed_request: signed }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

test('S38: deleting an account erases only its dead letters', async () => {
  await server.deliver(cut('for anna', annasId));
  await server.deliver(cut('for ben', bensId));
  await deliverBytes(Buffer.concat([Buffer.from(cut('bytes for anna', annasId)), Buffer.from([0xff, 0xfe, 0x00])]));
  expect(await storedTexts()).toEqual(['bytes for anna', 'for anna', 'for ben']);
  expect(await ownersOf('for anna')).toEqual([anna.id, anna.id]);
  expect((await deleteUser(anna)).status).toBe(200);
  await eventually(async () => expect(await storedTexts()).toEqual(['for ben']));
  expect(await ownersOf('for ben')).toEqual([ben.id]);
});

test('S38: a body that names several accounts is erased with the first of them, however many followers it names', async () => {
  const followers = Array.from({ length: 200 }, (_, at) => `{"sender":{"id":"90000${at}"}}`).join();
  const both = `{"object":"instagram","entry":[{"messaging":[${followers}]},${cut('for both', annasId, bensId).slice(31)}`;
  await server.deliver(both);
  expect(await ownersOf('for both')).toEqual([anna.id, ben.id].toSorted());
  await deleteUser(ben);
  await eventually(async () => expect(await storedTexts()).toEqual([]));
});

test('S38: a body received after disconnecting belongs to the former owner', async () => {
  expect((await server.call('DELETE /api/instagram/disconnect', { token: anna.token })).status).toBe(200);
  await server.deliver(cut('too late', annasId));
  expect(await ownersOf('too late')).toEqual([anna.id]);
  await deleteUser(anna);
  await eventually(async () => expect(await storedTexts()).toEqual([]));
});

for (const name of ['the id of webhooks', 'the app-scoped id'] as const) {
  test(`S38: Instagram's request to erase an account erases its dead letters, by ${name}`, async () => {
    await server.deliver(cut('for anna', annasId));
    await server.deliver(cut('for ben', bensId));
    expect((await askToErase(name === 'the id of webhooks' ? annasId : `9${annasId}`)).status).toBe(200);
    await eventually(async () => expect(await storedTexts()).toEqual(['for ben']));
  });
}

test("S38: Instagram's erasure request also deletes bodies of accounts that are not connected here", async () => {
  await server.deliver(cut('of a stranger', '17841499999999999'));
  await server.deliver(cut('of another', '17841499999999998'));
  expect(await ownersOf('of a stranger')).toEqual([]);
  expect((await askToErase('17841499999999999')).status).toBe(200);
  expect(await storedTexts()).toEqual(['of another']);
});

test('S38: bodies are deleted after DEAD_LETTER_DAYS, even more than fit into one statement', async (context) => {
  const pruning = await startTestServer({ settings: { deadLetterDays: DAYS }, startsWork: false });
  context.after(() => pruning.close());
  const { system } = pruning.database;
  await sql`insert into dead_letters (body_hash, body, reason, first_at)
    select sha256(n::text::bytea), 'x', 'unreadable', now() - make_interval(days => ${DAYS}, mins => n - 2)
    from generate_series(1, 250) n`.execute(system);
  await pruning.app.startWork();
  const left = () => system.selectFrom('dead_letters').select('reason').execute();
  await eventually(async () => expect(await left()).toHaveLength(1));
});

test('S38: dead letters from before the migration get their owners from their bodies', async (context) => {
  const { config, drop } = await createTestDatabase();
  const client = new pg.Client(config);
  await client.connect();
  context.after(async () => {
    await client.end();
    await drop();
  });
  await client.query(`drop table dead_letter_owners; drop function delete_dead_letter; drop index instagram_accounts_ig_id,
    dead_letters_first_at; alter table dead_letters drop column ig_ids`);
  const ownerId = '0197a000-0000-7000-8000-000000000001';
  await client.query("insert into users (id, username, email, password_hash) values ($1, 'mila', 'm@example.com', 'x')", [
    ownerId,
  ]);
  await client.query(
    `insert into instagram_accounts (id, owner_id, ig_id, app_scoped_id, username, state, scopes, subscribed_fields)
     values ($1, $1, '17841400000000007', '9', 'shop', 'inactive', '{}', '{}')`,
    [ownerId],
  );
  const body = Buffer.concat([
    Buffer.from([0xff, 0x00]),
    Buffer.from('{"id" : "17841400000000007","id":17841400000000008,"id":"short"'),
  ]);
  await client.query("insert into dead_letters (body_hash, body, reason) values ('\\x01', $1, 'unreadable')", [body]);
  await client.query(await readFile(MIGRATION, 'utf8'));
  const { rows } = await client.query('select ig_ids, owner_id from dead_letters join dead_letter_owners using (body_hash)');
  expect(rows).toEqual([{ ig_ids: ['17841400000000007', '17841400000000008'], owner_id: ownerId }]);
  await client.query('delete from users');
  expect((await client.query('select 1 from dead_letters')).rows).toEqual([]);
});
