import { createHmac } from 'node:crypto';
import { after, before, test } from 'node:test';
import { WEBHOOK_BODY_MAX_BYTES } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { conversation, dm } from '../../../../test/data/deliveries.ts';
import { metaBody, signBody } from '../../../../test/data/metaBody.ts';
import { APP_SECRET, igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser, VERIFY_TOKEN } from '../../../../test/servers/startTestServer.ts';

const igId = igIdOf(1);
let server: TestServer;
let anna: TestUser;
let ben: TestUser;
before(async () => {
  server = await startTestServer();
  anna = await server.signUp('anna');
  ben = await server.signUp('ben');
  await server.connect(anna, igId);
  await server.connect(ben, igIdOf(2));
});
after(() => server.close());

async function countInbox(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from inbox`.execute(server.database.system);
  return rows[0]?.n ?? 0;
}

async function eventsOf(user: TestUser) {
  return (await server.call('GET /api/webhooks/events', { token: user.token, query: '?limit=200' })).body.data.events;
}

async function deadLettersOf(user: TestUser) {
  return (await server.call('GET /api/webhooks/events', { token: user.token, query: '?eventType=webhook_error' })).body.data
    .events;
}

const challenge = (query: Record<string, string>) =>
  server.send<string>('GET', `/webhooks/instagram?${new URLSearchParams(query)}`);
const handshake = { 'hub.mode': 'subscribe', 'hub.verify_token': VERIFY_TOKEN, 'hub.challenge': '1158201444' };

test('S2: the handshake echoes the challenge as plain text', async () => {
  const { status, body, headers } = await challenge(handshake);
  expect([status, body]).toEqual([200, '1158201444']);
  expect(headers.get('content-type')).toContain('text/plain');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

for (const [name, change] of Object.entries({
  'a wrong token': { 'hub.verify_token': `${VERIFY_TOKEN}x` },
  'no token': { 'hub.verify_token': '' },
  'another mode': { 'hub.mode': 'unsubscribe' },
  'a script as challenge': { 'hub.challenge': '<script>alert(1)</script>' },
  'a challenge that is too long': { 'hub.challenge': '1'.repeat(21) },
})) {
  test(`S2: ${name} is refused and nothing is reflected`, async () => {
    const { status, body } = await challenge({ ...handshake, ...change });
    expect(status).toBe(403);
    expect(JSON.stringify(body)).not.toContain('script');
  });
}

test('S1: a wrong signature is refused and nothing is stored', async () => {
  const before = await countInbox();
  const raw = metaBody(dm({ igId, from: '5001', text: 'x', mid: 'forged' }));
  for (const header of [undefined, signBody(raw, 'other'), signBody(Buffer.from('other'), APP_SECRET)]) {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (header !== undefined) headers['x-hub-signature-256'] = header;
    const response = await fetch(`${server.url}/webhooks/instagram`, { method: 'POST', headers, body: new Uint8Array(raw) });
    expect([response.status, await response.json()]).toMatchObject([401, { success: false, code: 'signature_invalid' }]);
  }
  expect(await countInbox()).toBe(before);
});

test('S1: only the header of the SHA-256 signature counts', async () => {
  const before = await countInbox();
  const raw = metaBody(dm({ igId, from: '5001', text: 'x', mid: 'sha1' }));
  const sha1 = `sha1=${createHmac('sha1', APP_SECRET).update(raw).digest('hex')}`;
  const good = signBody(raw, APP_SECRET);
  for (const headers of [
    { 'x-hub-signature': sha1 },
    { 'x-hub-signature': good },
    { 'x-hub-signature-256': sha1 },
    { 'x-hub-signature-256': `${good}, ${good}` },
    { 'x-hub-signature': good, 'x-hub-signature-256': good.toUpperCase() },
  ]) {
    const response = await fetch(`${server.url}/webhooks/instagram`, {
      method: 'POST',
      headers: { ...headers },
      body: new Uint8Array(raw),
    });
    expect([headers, response.status]).toEqual([headers, 401]);
    await response.text();
  }
  expect(await countInbox()).toBe(before);
});

test('S3: one event delivered fifty times is one event', async () => {
  const body = dm({ igId, from: '5001', text: 'again', mid: 'fifty' });
  const statuses = await Promise.all(Array.from({ length: 50 }, () => server.deliver(body)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  await eventually(async () => expect((await eventsOf(anna)).filter((event) => event.content.text === 'again')).toHaveLength(1));
  const { rows } = await sql<{ n: number }>`select count(*) as n from inbox where dedupe_key = ${`${igId}:m:fifty`}`.execute(
    server.database.system,
  );
  expect(rows[0]?.n).toBe(1);
});

test('one post with many updates, some duplicated and some of unknown accounts', async () => {
  const updates = Array.from({ length: 300 }, (_, n) => ({
    sender: { id: `9${n % 20}` },
    recipient: { id: igId },
    timestamp: Date.now(),
    message: { mid: `bulk-${n % 250}`, text: `bulk ${n}` },
  }));
  const strangers = conversation('17841499999999999', { sender: { id: '1' }, message: { mid: 'z', text: 'z' } });
  const body = { object: 'instagram', entry: [...conversation(igId, ...updates).entry, ...strangers.entry] };
  const before = await countInbox();
  expect(await server.deliver(body)).toBe(200);
  expect((await countInbox()) - before).toBe(250);
});

test('an unknown account: accepted, counted, dropped', async () => {
  const drops = async () => {
    const { rows } = await sql<{ updates: number }>`select updates from intake_drops where reason = 'unknown_account'`.execute(
      server.database.system,
    );
    return rows[0]?.updates ?? 0;
  };
  const [inbox, dropped] = [await countInbox(), await drops()];
  expect(await server.deliver(dm({ igId: '17841400000000001', from: '1', text: 'x', mid: 'x' }))).toBe(200);
  expect([await countInbox(), await drops()]).toEqual([inbox, dropped + 1]);
});

test('entries with id 0 come from the Test button and are only logged', async () => {
  const before = await countInbox();
  expect(await server.deliver(dm({ igId: '0', from: '12334', text: 'random_text', mid: 'random_mid' }))).toBe(200);
  expect(await countInbox()).toBe(before);
  const { rows } = await sql`select body from webhook_tests`.execute(server.database.system);
  expect(rows).toHaveLength(1);
});

test('up to 2 MiB are read, one byte more is refused', async () => {
  const exact = Buffer.alloc(WEBHOOK_BODY_MAX_BYTES, ' ');
  exact.write('{"object":"instagram","entry":[]}');
  expect(await server.deliver(exact.toString())).toBe(200);
  const over = Buffer.concat([exact, Buffer.from(' ')]);
  const response = await fetch(`${server.url}/webhooks/instagram`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signBody(over, APP_SECRET) },
    body: new Uint8Array(over),
  });
  expect([response.status, await response.json()]).toMatchObject([413, { success: false, code: 'too_large' }]);
});

test('an unreadable body becomes one dead letter that its owner sees', async () => {
  const broken = `{"object":"instagram","entry":[{"id":"${igId}","messaging":[{"message":{"text":"cut o`;
  expect(await server.deliver(broken)).toBe(200);
  expect(await server.deliver(broken)).toBe(200);
  const letters = await deadLettersOf(anna);
  expect(letters).toMatchObject([
    {
      status: 'failed',
      processedStatus: 'failed',
      outcome: 'unreadable',
      processingError: 'The webhook body is not valid JSON.',
      processingErrorMessage: { code: 'decisions.body-invalid-json' },
    },
  ]);
  expect(letters[0]?.payload).toMatchObject({ attributed: true, excerpt: broken });
  const ids = letters.map(({ id }) => id);
  const { body } = await server.call('POST /api/webhooks/events/retry', { token: anna.token, body: { ids } });
  expect(body.data.results).toMatchObject([{ isQueued: false, errorMessage: { code: 'requests.nothing-to-queue' } }]);
  expect(await deadLettersOf(ben)).toEqual([]);
});

test('a dead letter that names several accounts shows its content to none of them', async () => {
  const broken = `{"object":"instagram","entry":[{"id":"${igId}","x":"private"},{"id":"${igIdOf(2)}","x":"private"`;
  expect(await server.deliver(broken)).toBe(200);
  for (const user of [anna, ben]) {
    const [latest] = await deadLettersOf(user);
    expect(latest).toMatchObject({ eventType: 'webhook_error', payload: { attributed: true } });
    expect(JSON.stringify(latest)).not.toContain('private');
  }
});

test('a dead letter without an account is shown to all owners without its content', async () => {
  expect(await server.deliver('{"object":"page","entry":["private"]}')).toBe(200);
  for (const user of [anna, ben]) {
    const [latest] = await deadLettersOf(user);
    expect(latest).toMatchObject({ eventType: 'webhook_error', payload: { attributed: false } });
    expect(latest?.processingError).toContain('does not name an account');
    expect(latest?.processingErrorMessage).toEqual([
      { code: 'decisions.body-unknown-form' },
      { code: 'decisions.account-missing' },
    ]);
    expect(JSON.stringify(latest)).not.toContain('private');
  }
});

test('F7: a deeply nested body is a dead letter and is not redelivered forever', async () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const body = metaBody(dm({ igId, from: '5001', text: 'deep', mid: 'deep' })).toString();
  expect(await server.deliver(body.replace('"mid"', `"x":${deep},"mid"`))).toBe(200);
  const [letter] = await deadLettersOf(anna);
  expect(letter).toMatchObject({ processingError: 'The webhook body is nested too deeply.', outcome: 'unreadable' });
});

test('an update that cannot be stored is not acknowledged, and is stored on redelivery', async () => {
  const body = dm({ igId, from: '5009', text: 'later', mid: 'later' });
  await server.database.system.schema.alterTable('inbox').renameTo('away').execute();
  const refused = await server.deliverOnce(body);
  await server.database.system.schema.alterTable('away').renameTo('inbox').execute();
  expect(refused).toBe(503);
  expect(await server.deliver(body)).toBe(200);
  await eventually(async () => expect((await eventsOf(anna)).filter((event) => event.content.text === 'later')).toHaveLength(1));
});
