import { after, before, beforeEach, test } from 'node:test';
import type { DoctorCheck } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../testing/deliveries.ts';
import { eventually } from '../../testing/eventually.ts';
import { igIdOf } from '../../testing/startInstagramDouble.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/startTestServer.ts';

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

test('without an account the first check fails and names its fix; the others cannot be made', async () => {
  const [first, ...rest] = await examine();
  expect(first).toMatchObject({ id: 'connected', result: 'fail', fix: expect.stringContaining('Connect Instagram') });
  expect(rest.every(({ result }) => result === 'unknown')).toBe(true);
  expect([first, ...rest].map((check) => check?.id)).toEqual(order);
  expect((await server.call('GET /api/instagram/doctor')).status).toBe(401);
});

test('a connection that works passes, in order; what cannot be known says so', async () => {
  await server.connect(user, igId);
  await server.deliver(dm({ igId, from: '1', text: 'hi', mid: `doctor-${n}` }));
  const checks = await eventually(async () => {
    const found = await examine();
    expect(found.find(({ id }) => id === 'last_event')).toMatchObject({
      result: 'pass',
      finding: expect.stringMatching(/^messages: \d+ s ago$/),
    });
    return found;
  });
  expect(checks.map(({ id }) => id)).toEqual(order);
  const failing = checks.filter(({ result }) => result !== 'pass');
  // Nothing listens at the public address of the tests.
  expect(failing).toMatchObject([{ id: 'callback', result: 'fail', fix: expect.stringContaining('PUBLIC_URL') }]);
  expect(checks.find(({ id }) => id === 'scopes')?.finding).toContain('instagram_business_manage_comments (comments)');
});

test('a handshake at the public address passes', async () => {
  const other = await startTestServer();
  Object.assign(other.settings, { publicUrl: other.url });
  const anna = await other.signUp('anna');
  await other.connect(anna, igIdOf(1));
  const { body } = await other.call('GET /api/instagram/doctor', { token: anna.token });
  expect(body.data.checks.find(({ id }) => id === 'callback')).toMatchObject({ result: 'pass' });
  await other.close();
});

test('fields that Instagram does not list are read back, not trusted', async () => {
  server.instagram.droppedFields = ['messages', 'messaging_seen'];
  await server.connect(user, igId);
  server.instagram.droppedFields = [];
  expect(await find('fields')).toMatchObject({
    result: 'fail',
    finding: 'Instagram does not list: messages, messaging_seen.',
    fix: expect.stringContaining('Subscribe'),
  });
  await server.call('DELETE /api/instagram/unsubscribe-webhook', { token: user.token });
  expect(await find('fields')).toMatchObject({ result: 'fail', finding: expect.stringContaining('switched off') });
});

test('a dead token, a short one, and an Instagram that does not answer are told apart', async () => {
  await server.connect(user, igId);
  await change("token_expires_at = now() + interval '5 days'");
  expect(await find('token_life')).toMatchObject({ result: 'fail', finding: expect.stringContaining('4 more days') });
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

test('messages refused because access is switched off are told with the way to switch it on', async () => {
  await server.connect(user, igId);
  expect(await find('messages_allowed')).toMatchObject({
    result: 'unknown',
    fix: expect.stringContaining('Allow access to messages'),
  });
  await server.deliver(dm({ igId, from: '1', text: 'hi', mid: `off-${n}`, at: Date.now() }));
  const id = await eventually(async () => {
    const { body } = await server.call('GET /api/inbox/threads', { token: user.token });
    const [thread] = body.data.threads;
    if (!thread) throw new Error('There is no conversation yet.');
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

test('queues that stand still fail with their age', async () => {
  await server.connect(user, igId);
  await sql`insert into inbox (owner_id, account_id, dedupe_key, lane, kind, body, meta_ts, state, run_at, lease_until)
    select owner_id, id, 'stuck-' || id, 'stuck-' || id, 'messages', '{}', now(), 'active', now() - interval '5 minutes', now() + interval '1 hour'
    from instagram_accounts where owner_id = ${user.id}`.execute(server.database.system);
  expect(await find('worker')).toMatchObject({ result: 'fail', finding: expect.stringContaining('5 min') });
});

test('an account of the wrong kind fails with what to do', async () => {
  await server.connect(user, igId);
  server.instagram.answers = [
    ({ name }) =>
      name === 'GET /graph/v25.0/me'
        ? { status: 200, body: { id: '1', user_id: igId, username: 'x', account_type: 'PERSONAL' } }
        : null,
  ];
  expect(await find('account_type')).toMatchObject({ result: 'fail', fix: expect.stringContaining('professional account') });
});
