import { createHmac } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { APP_SECRET, igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { PUBLIC_URL, startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

const DEAUTHORIZE = '/webhooks/instagram/deauthorize';
const DELETION = '/webhooks/instagram/data-deletion';
let server: TestServer;
let user: TestUser;
let igId: string;
let n = 0;

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  user = await server.signUp(`user${n}`);
  igId = igIdOf(n);
  n += 1;
  await server.connect(user, igId);
});

function signedRequest(payload: unknown, secret = APP_SECRET): string {
  const encoded = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${createHmac('sha256', secret).update(encoded).digest('base64url')}.${encoded}`;
}
const nowS = () => Math.floor(Date.now() / 1000);
const about = (userId: string, issued_at = nowS()) => signedRequest({ algorithm: 'HMAC-SHA256', issued_at, user_id: userId });

const post = <T>(path: string, signed: string) =>
  server.send<T>('POST', path, {
    body: new URLSearchParams({ signed_request: signed }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const status = async () => (await server.call('GET /api/instagram/status', { token: user.token })).body;

test('S30: a forged request is refused and changes nothing', async () => {
  const good = about(igId);
  const [signature = '', payload = ''] = good.split('.');
  const otherPayload = about(`${igId}0`).split('.')[1];
  const forged = [
    '',
    '.',
    payload,
    `.${payload}`,
    `${signature}.`,
    `${signature}.${otherPayload}`,
    `${signature.slice(0, -4)}.${payload}`,
    signedRequest({ algorithm: 'HMAC-SHA256', user_id: igId }, 'another secret'),
    signedRequest({ algorithm: 'none', user_id: igId }),
    signedRequest({ algorithm: 'HMAC-SHA256' }),
    signedRequest('nonsense'),
  ];
  for (const path of [DEAUTHORIZE, DELETION]) {
    for (const signed of forged) expect((await post(path, signed)).status).toBe(403);
    expect((await server.send('POST', path, { body: { signed_request: good } })).status).toBe(415);
  }
  expect(await status()).toMatchObject({ connected: true });
});

for (const name of ['the id of webhooks', 'the app-scoped id'] as const) {
  test(`S30: removing the app ends the connection and erases the token, by ${name}`, async () => {
    const userId = name === 'the id of webhooks' ? igId : `9${igId}`;
    for (let time = 1; time <= 2; time += 1) expect((await post(DEAUTHORIZE, about(userId))).status).toBe(200);
    expect(await status()).toMatchObject({ connected: false });
    const { rows } = await sql`select state, sealed_token from instagram_accounts where owner_id = ${user.id}`.execute(
      server.database.system,
    );
    expect(rows).toEqual([{ state: 'inactive', sealed_token: null }]);
    const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?eventType=webhook_error' });
    expect(body.data.events).toMatchObject([
      { processingError: expect.stringContaining('was removed in the Instagram settings') },
    ]);
  });
}

test('S30: a repeated request from before the connection ends and erases nothing', async () => {
  const old = about(igId, nowS() - 600);
  for (const path of [DEAUTHORIZE, DELETION]) expect((await post(path, old)).status).toBe(200);
  expect(await status()).toMatchObject({ connected: true });
  expect((await post(DEAUTHORIZE, signedRequest({ algorithm: 'HMAC-SHA256', user_id: igId }))).status).toBe(200);
  expect(await status()).toMatchObject({ connected: false });
});

test('S30: a deletion request erases all data of the account, returns a code and can be repeated', async () => {
  await server.deliver(dm({ igId, from: '5001', text: 'erase me', mid: `erase-${igId}` }));
  const count = async (table: string) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.id(table)} where owner_id = ${user.id}`.execute(server.database.system);
    return rows[0]?.count;
  };
  await eventually(async () => expect(await count('messages')).toBe(1));
  type Deletion = { url: string; confirmation_code: string };
  // Base64 padding is tolerated.
  const first = await post<Deletion>(DELETION, about(`9${igId}`).replace('.', '=.'));
  expect(first).toMatchObject({ status: 200, body: { confirmation_code: expect.stringMatching(/^[\w-]{43}$/) } });
  const { url, confirmation_code: code } = first.body;
  expect(url).toBe(`${PUBLIC_URL}${DELETION}?code=${code}`);
  await eventually(async () => {
    for (const table of ['instagram_accounts', 'contacts', 'conversations', 'messages', 'inbox', 'events']) {
      expect([table, await count(table)]).toEqual([table, 0]);
    }
  });
  expect((await post<Deletion>(DELETION, about(`9${igId}`))).body).toEqual(first.body);

  const page = await eventually(async () => {
    const answer = await server.send<string>('GET', `${DELETION}?code=${code}`);
    expect(answer.body).toContain('has been erased');
    return answer;
  });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  for (const personal of [igId, 'shop.', user.username]) expect(page.body).not.toContain(personal);
  expect(
    await sql`select 1 from data_deletions where encode(subject_hash, 'escape') like ${`%${igId}%`}`.execute(
      server.database.system,
    ),
  ).toMatchObject({ rows: [] });
});

test('S30: the status page accepts only issued codes, and a request for an unknown user completes at once', async () => {
  for (const code of ['', 'unknown', '%3Cscript%3E', 'x'.repeat(500)]) {
    const answer = await server.send<string>('GET', `${DELETION}?code=${code}`);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('script');
  }
  const { body } = await post<{ confirmation_code: string }>(DELETION, about('42'));
  expect((await server.send<string>('GET', `${DELETION}?code=${body.confirmation_code}`)).body).toContain('has been erased');
  const german = { headers: { 'accept-language': 'de-DE' } };
  const page = await server.send<string>('GET', `${DELETION}?code=${body.confirmation_code}`, german);
  expect(page.body).toContain('<html lang="de">');
  expect(page.body).toContain('Deine Daten sind gelöscht');
});
