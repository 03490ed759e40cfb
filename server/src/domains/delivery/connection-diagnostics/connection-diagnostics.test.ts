import { after, before, beforeEach, test } from 'node:test';
import type { DoctorCheck } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

let server: TestServer;
let user: TestUser;
let igId: string;
let n = 0;

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  server.instagram.answers = [];
  user = await server.signUp(`user${n}`);
  igId = igIdOf(n);
  n += 1;
});

async function examine(): Promise<DoctorCheck[]> {
  const { status, body } = await server.call('GET /api/instagram/doctor', { token: user.token });
  expect(status).toBe(200);
  return body.data.checks;
}
const order = [
  'connected',
  'token_alive',
  'token_life',
  'account_type',
  'scopes',
  'fields',
  'messages_allowed',
  'signature',
  'callback',
  'last_event',
  'deliveries',
  'other_senders',
  'clock',
  'worker',
  'outbox',
];
async function find(id: DoctorCheck['id']): Promise<DoctorCheck> {
  const check = (await examine()).find((candidate) => candidate.id === id);
  if (!check) throw new Error(`There is no check ${id}.`);
  return check;
}
const change = (set: string) =>
  sql`update instagram_accounts set ${sql.raw(set)} where owner_id = ${user.id}`.execute(server.database.system);

test('without an account the first check fails with its fix, and the others are skipped', async () => {
  const [first, ...rest] = await examine();
  expect(first).toMatchObject({ id: 'connected', result: 'fail', fix: expect.stringContaining('Connect Instagram') });
  expect(rest.every(({ result }) => result === 'unknown')).toBe(true);
  expect([first, ...rest].map((check) => check?.id)).toEqual(order);
  expect((await server.call('GET /api/instagram/doctor')).status).toBe(401);
});

test('a working connection passes in order, and unknown results are marked', async () => {
  await server.connect(user, igId);
  await server.deliver(dm({ igId, from: '1', text: 'hi', mid: `doctor-${n}` }));
  const checks = await eventually(async () => {
    const found = await examine();
    expect(found.find(({ id }) => id === 'last_event')).toMatchObject({
      result: 'pass',
      finding: expect.stringMatching(/^messages: \d+ s ago\. Not received yet: message_reactions, .*messaging_seen\.$/),
    });
    return found;
  });
  expect(checks.map(({ id }) => id)).toEqual(order);
  const failing = checks.filter(({ result }) => result !== 'pass');
  // No server listens at the public URL of the tests.
  expect(failing).toMatchObject([
    {
      id: 'scopes',
      result: 'warn',
      titleMessage: { code: 'doctor.check-permissions' },
      finding: expect.stringMatching(/^Not granted: /),
      findingMessage: [{ code: 'doctor.permissions-missing' }, { code: 'doctor.permission-not-needed' }],
      fix: expect.stringContaining('Reconnect'),
      fixMessage: { code: 'doctor.reconnect-with-permissions' },
    },
    { id: 'callback', result: 'fail', fix: expect.stringContaining('PUBLIC_URL') },
    { id: 'deliveries', result: 'unknown', canFix: true },
  ]);
  expect(checks.find(({ id }) => id === 'scopes')?.finding).toContain('instagram_business_manage_comments (comments)');
});

test('a handshake at the public URL passes', async () => {
  const other = await startTestServer();
  Object.assign(other.settings, { publicUrl: other.url });
  const anna = await other.signUp('anna');
  await other.connect(anna, igIdOf(1));
  const { body } = await other.call('GET /api/instagram/doctor', { token: anna.token });
  expect(body.data.checks.find(({ id }) => id === 'callback')).toMatchObject({ result: 'pass' });
  await other.close();
});

test('subscribed fields are read back from Instagram', async () => {
  server.instagram.droppedFields = ['messages', 'messaging_seen'];
  await server.connect(user, igId);
  server.instagram.droppedFields = [];
  expect(await find('fields')).toMatchObject({
    result: 'fail',
    finding: 'Not subscribed at Instagram: messages, messaging_seen.',
    fix: expect.stringContaining('Subscribe'),
  });
  await server.call('DELETE /api/instagram/unsubscribe-webhook', { token: user.token });
  expect(await find('fields')).toMatchObject({ result: 'fail', finding: expect.stringContaining('turned off') });
});

test('a dead token, an expiring one and an unreachable Instagram are distinguished', async () => {
  await server.connect(user, igId);
  await change("token_expires_at = now() + interval '5 days'");
  expect(await find('token_life')).toMatchObject({ result: 'fail', finding: expect.stringContaining('4 days') });
  server.instagram.answers = [() => ({ status: 503, body: 'down' })];
  expect(await find('token_alive')).toMatchObject({ result: 'unknown' });
  expect(await find('fields')).toMatchObject({ result: 'unknown' });
  server.instagram.answers = [() => ({ status: 400, body: { error: { message: 'x', code: 190, error_subcode: 458 } } })];
  expect(await find('token_alive')).toMatchObject({
    result: 'fail',
    finding: expect.stringContaining('app was removed'),
    fix: expect.stringContaining('Connect'),
  });
});

test('messages refused because access is off are reported with the steps to switch it on', async () => {
  await server.connect(user, igId);
  expect(await find('messages_allowed')).toMatchObject({
    result: 'unknown',
    fix: expect.stringContaining('Allow access to messages'),
  });
  await server.deliver(dm({ igId, from: '1', text: 'hi', mid: `off-${n}`, at: Date.now() }));
  const id = await eventually(async () => {
    const { body } = await server.call('GET /api/inbox/threads', { token: user.token });
    const [thread] = body.data.threads;
    if (!thread) throw new Error('No conversation was found.');
    return thread.id;
  });
  server.instagram.onSend = () => ({ status: 400, body: { error: { message: 'x', code: 200, error_subcode: 2534041 } } });
  await server.call('POST /api/inbox/threads/{id}/messages', { token: user.token, id, body: { text: 'x' } });
  await eventually(async () =>
    expect(await find('messages_allowed')).toMatchObject({ result: 'fail', fix: expect.stringContaining('Connected tools') }),
  );
  server.instagram.onSend = ({ recipient }, count) => ({
    status: 200,
    body: { recipient_id: recipient, message_id: `s-${count}` },
  });
});

test('stuck queues fail with their age', async () => {
  await server.connect(user, igId);
  await sql`insert into inbox (owner_id, account_id, dedupe_key, lane, kind, body, meta_ts, state, run_at, lease_until)
    select owner_id, id, 'stuck-' || id, 'stuck-' || id, 'messages', '{}', now(), 'active', now() - interval '5 minutes', now() + interval '1 hour'
    from instagram_accounts where owner_id = ${user.id}`.execute(server.database.system);
  expect(await find('worker')).toMatchObject({ result: 'fail', finding: expect.stringContaining('5 min') });
  await sql`update inbox set run_at = now() - interval '20 seconds' where lane like 'stuck-%'`.execute(server.database.system);
  expect(await find('worker')).toMatchObject({ result: 'warn', finding: expect.stringMatching(/the oldest for 2\d s/) });
});

test('an account of the wrong type fails with its fix', async () => {
  await server.connect(user, igId);
  server.instagram.answers = [
    ({ name }) =>
      name === 'GET /graph/v25.0/me'
        ? { status: 200, body: { id: '1', user_id: igId, username: 'x', account_type: 'PERSONAL' } }
        : null,
  ];
  expect(await find('account_type')).toMatchObject({ result: 'fail', fix: expect.stringContaining('professional account') });
});

const fix = (check: string) => server.call('POST /api/instagram/doctor/fix', { token: user.token, body: { check } });
const refuse = () =>
  server.send('POST', '/webhooks/instagram', {
    body: { object: 'instagram', entry: [] },
    headers: { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` },
  });

test('F25: lost fields, an expiring connection and a missing comparison are fixed by a call', async () => {
  server.instagram.droppedFields = ['messages'];
  await server.connect(user, igId);
  server.instagram.droppedFields = [];
  expect(await find('fields')).toMatchObject({ result: 'fail', canFix: true });
  const { body } = await fix('fields');
  expect(body.data.checks.find(({ id }) => id === 'fields')).toMatchObject({ result: 'pass', canFix: false });

  await change("token_expires_at = now() + interval '5 days'");
  server.instagram.answers = [
    ({ name }) =>
      name === 'GET /graph/refresh_access_token'
        ? { status: 200, body: { access_token: `SBX_long_${igId}`, token_type: 'bearer', expires_in: 5_184_000 } }
        : name.endsWith('/me/conversations')
          ? { status: 200, body: { data: [] } }
          : null,
  ];
  expect(await find('token_life')).toMatchObject({ result: 'fail', canFix: true });
  await fix('token_life');
  expect(await find('token_life')).toMatchObject({ result: 'pass', finding: expect.stringContaining('59 days') });
  await fix('deliveries');
  expect(await find('deliveries')).toMatchObject({
    result: 'pass',
    finding: expect.stringContaining('No missed events'),
  });
  expect((await fix('callback')).status).toBe(400);
});

test('without access to messages the affected automations are listed', async () => {
  await server.connect(user, igId);
  await change("scopes = '{instagram_business_basic}'");
  expect(await find('scopes')).toMatchObject({ result: 'fail', finding: expect.not.stringContaining('cannot reply') });
  const body = {
    name: 'Price',
    trigger: 'keyword_detected',
    triggerSettings: { keyword: 'price' },
    actions: [{ type: 'reply', text: 'x' }],
  };
  await server.call('POST /api/flows', { token: user.token, body });
  expect(await find('scopes')).toMatchObject({ result: 'fail', finding: expect.stringContaining('"Price" cannot reply') });
});

test('without access to comments or their webhook the affected automations are listed', async () => {
  server.instagram.grantedScopes += ',instagram_business_manage_comments';
  await server.connect(user, igId);
  const body = { name: 'Under posts', trigger: 'comment', actions: [{ type: 'reply', text: 'x' }] };
  const { _id: id } = (await server.call('POST /api/flows', { token: user.token, body })).body.data;
  server.instagram.answers = [
    ({ name }) =>
      name === 'GET /graph/v25.0/me/subscribed_apps'
        ? { status: 200, body: { data: [{ subscribed_fields: ['messages'] }] } }
        : null,
  ];
  expect(await find('fields')).toMatchObject({ result: 'fail', finding: expect.stringContaining('"Under posts" cannot start') });
  server.instagram.answers = [];
  await change("scopes = '{instagram_business_basic,instagram_business_manage_messages}'");
  expect(await find('scopes')).toMatchObject({ result: 'fail', finding: expect.stringContaining('"Under posts" cannot reply') });
  await server.call('DELETE /api/flows/{id}', { token: user.token, id });
});

test('a worker that does not poll and a slow clock fail', async () => {
  await server.connect(user, igId);
  await eventually(async () => expect(await find('worker')).toMatchObject({ result: 'pass' }));
  await sql`update worker_beats set at = now() - interval '3 minutes'`.execute(server.database.system);
  expect(await find('worker')).toMatchObject({ result: 'fail', finding: expect.stringContaining('3 min') });
  await sql`update worker_beats set at = now()`.execute(server.database.system);
  await server.deliver(dm({ igId, from: '1', text: 'hi', mid: `ahead-${n}`, at: Date.now() + 60_000 }));
  expect(await find('clock')).toMatchObject({ result: 'fail', finding: expect.stringContaining('clock is behind Instagram') });
});

test('refused signatures are counted and shown; after valid ones they are only a note', async () => {
  await server.connect(user, igId);
  // The forged delivery of a test suite is refused, too, but says nothing about the secret.
  const suite = { accountId: igId, senderId: '5001', senderUsername: 'lena' };
  const { id } = (await server.call('POST /api/webhooks/testing/create-suite', { token: user.token, body: suite })).body.suite;
  expect((await server.call('POST /api/webhooks/testing/execute-suite/{id}', { token: user.token, id })).body.failed).toBe(0);
  // Unsigned requests do not count either.
  expect((await server.send('POST', '/webhooks/instagram', { body: {} })).status).toBe(401);
  const statuses = await Promise.all([refuse(), refuse(), refuse()]);
  expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401]);
  await eventually(async () =>
    expect(await find('signature')).toMatchObject({
      result: 'fail',
      finding: expect.stringMatching(/^3 deliveries with an invalid signature/),
      fix: expect.stringContaining('INSTAGRAM_APP_SECRET'),
    }),
  );
  await server.deliver(dm({ igId, from: '1', text: 'hi', mid: `signed-${n}` }));
  await eventually(async () =>
    expect(await find('signature')).toMatchObject({ result: 'pass', finding: expect.stringContaining('3 deliveries') }),
  );
});
