import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { after, before, beforeEach, test } from 'node:test';
import { type Call, type CallContract, calls } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { sha256 } from '../../../infrastructure/crypto/sha256.ts';
import { pruneIdempotencyKeys } from './index.ts';

const igId = igIdOf(1);
let server: TestServer;
let user: TestUser;
let stranger: TestUser;
let fan = 9_000;
let threadId: string;
let key: string;

before(async () => {
  server = await startTestServer({ echoWaitMs: 300 });
  user = await server.signUp('anna');
  stranger = await server.signUp('ben');
  await server.connect(user, igId);
});
after(() => server.close());
beforeEach(async () => {
  fan += 1;
  key = randomUUID();
  await server.deliver(dm({ igId, from: `${fan}`, text: 'hello', mid: `hello-${fan}`, at: Date.now() }));
  threadId = await eventually(async () => {
    const { body } = await server.call('GET /api/inbox/threads', { token: user.token, query: `?search=user.${fan}` });
    const [thread] = body.data.threads;
    if (!thread) throw new Error('The contact has no conversation yet.');
    return thread.id;
  });
});

const queries = () => server.database.system;
const replyPath = () => `/api/inbox/threads/${threadId}/messages`;
const reply = (text: string, headers: Record<string, string> = { 'idempotency-key': key }) =>
  server.call('POST /api/inbox/threads/{id}/messages', { token: user.token, id: threadId, body: { text }, headers });
const queued = async () =>
  (
    await queries()
      .selectFrom('outbox')
      .where('conversation_id', '=', threadId)
      .where('author', '=', 'person')
      .select('id')
      .execute()
  ).length;
const received = () => server.instagram.sent.filter((message) => message.recipient === `${fan}`);
const addCannedReply = (shortcut: string, { token = user.token, text = 'Hi' } = {}) =>
  server.call('POST /api/inbox/canned-replies', { token, body: { shortcut, text }, headers: { 'idempotency-key': key } });
const cannedReplies = async (token = user.token) =>
  (await server.call('GET /api/inbox/canned-replies', { token })).body.data.map(({ shortcut }) => shortcut);
/** Creates the state of a process that died during the call. */
const interrupt = (claimedAgo: string) =>
  sql`update idempotency_keys set status = null, body = null, claimed_at = now() - ${claimedAgo}::interval
    where key_hash = ${sha256(key)}`.execute(queries());

/** Sends a reply and closes the connection before the response is received. */
function loseAnswer(text: string): Promise<void> {
  return new Promise((resolve) => {
    const lost = request(`${server.url}${replyPath()}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...server.browser.headersFor(user.token, undefined),
      },
    });
    lost.on('error', () => undefined);
    lost.on('close', resolve);
    lost.end(JSON.stringify({ text }), () => {
      void eventually(async () => expect(await queued()).toBe(1)).finally(() => lost.destroy(new Error('lost')));
    });
  });
}

test('S39: a reply repeated after a lost response is one message', async () => {
  await loseAnswer('It costs 5.');
  const again = await reply('It costs 5.');
  expect(again.status).toBe(201);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(again.body.data).toMatchObject({ text: 'It costs 5.', author: 'person' });
  await eventually(() => expect(received()).toHaveLength(1));
  expect(await queued()).toBe(1);
});

test('S39: a repeat returns status and body of the first result, and is marked as a repeat', async () => {
  const first = await reply('Once.');
  const second = await reply('Once.');
  expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([201, null]);
  expect([second.status, second.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  expect(second.body).toEqual(first.body);
  expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
  const other = await reply('Once.', { 'idempotency-key': randomUUID() });
  const without = await reply('Once.', {});
  expect([other.status, without.status, await queued()]).toEqual([201, 201, 3]);
});

test('S39: the result is stored in the transaction that queues the message', async () => {
  // A result of the send would change the event.
  const isCompared = Promise.withResolvers<void>();
  const { onSend } = server.instagram;
  server.instagram.onSend = async (...sent) => {
    await isCompared.promise;
    return onSend(...sent);
  };
  await reply('Together.');
  const { rows } = await sql<{ is_together: boolean }>`
    select k.xmin = m.xmin as is_together from idempotency_keys k, events m
    where k.key_hash = ${sha256(key)} and m.event_key = (
      select id from outbox where conversation_id = ${threadId} and author = 'person')`.execute(queries());
  isCompared.resolve();
  server.instagram.onSend = onSend;
  expect(rows).toEqual([{ is_together: true }]);
});

test('S39: concurrent repeats run once, and an early repeat gets 409 and Retry-After', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => reply('All at once.')));
  const refused = answers.filter(({ status }) => status === 409);
  for (const { body, headers } of refused) {
    expect(body).toMatchObject({ success: false, code: 'idempotency_in_progress' });
    expect(headers.get('retry-after')).toBe('1');
  }
  const done = answers.filter(({ status }) => status === 201);
  expect(done.length + refused.length).toBe(12);
  expect(done.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(1);
  expect((await reply('All at once.')).headers.get('idempotent-replayed')).toBe('true');
  expect(await queued()).toBe(1);
});

test('S39: keys are separate per user', async () => {
  const own = await addCannedReply('mine');
  const foreign = await addCannedReply('theirs', { token: stranger.token });
  expect([own.status, foreign.status]).toEqual([201, 201]);
  expect(foreign.headers.get('idempotent-replayed')).toBeNull();
  expect([await cannedReplies(), await cannedReplies(stranger.token)]).toEqual([['mine'], ['theirs']]);
});

test('S39: a key with another body or another call is refused without an effect', async () => {
  await reply('The first.');
  for (const again of [await reply('The second.'), await addCannedReply('other')]) {
    expect([again.status, again.body]).toMatchObject([422, { code: 'idempotency_key_reused' }]);
  }
  expect([await queued(), await cannedReplies()]).toEqual([1, expect.not.arrayContaining(['other'])]);
});

test('S39: a refusal is repeated, too', async () => {
  await sql`update conversations set last_inbound_at = now() - interval '25 hours' where id = ${threadId}`.execute(queries());
  const refused = await reply('Too late.');
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'human_agent_needed' }]);
  const again = await reply('Too late.');
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([409, 'true']);
  expect(again.body).toEqual(refused.body);
});

test('S39: a call that failed before it had an effect runs again', async () => {
  // Takes no lock that a worker could wait for.
  await sql`revoke insert on outbox from fanfare_tenant`.execute(queries());
  const failed = await reply('After all.');
  await sql`grant insert on outbox to fanfare_tenant`.execute(queries());
  expect(failed.status).toBe(500);
  const again = await reply('After all.');
  expect([again.status, again.headers.get('idempotent-replayed'), await queued()]).toEqual([201, null, 1]);
});

test('S39: a send interrupted before its commit runs again after the time limit', async () => {
  const claim = { owner_id: user.id, key_hash: sha256(key), claim_id: randomUUID() };
  const request_hash = sha256(['POST', replyPath(), JSON.stringify({ text: 'Still here.' })].join('\0'));
  await queries()
    .insertInto('idempotency_keys')
    .values({ ...claim, request_hash, status: null, body: null })
    .execute();
  const early = await reply('Still here.');
  expect([early.status, early.body]).toMatchObject([409, { code: 'idempotency_in_progress' }]);
  await interrupt('61 seconds');
  expect((await reply('Still here.')).status).toBe(201);
  expect((await reply('Still here.')).headers.get('idempotent-replayed')).toBe('true');
  expect(await queued()).toBe(1);
});

test('S39: an interrupted call that may have had an effect does not run again', async () => {
  await addCannedReply('unsure');
  await interrupt('61 seconds');
  const again = await addCannedReply('unsure');
  expect([again.status, again.body]).toMatchObject([409, { code: 'idempotency_interrupted' }]);
});

test('S39: a key is valid for 24 hours, and any number of old keys is pruned', async () => {
  await reply('Yesterday.');
  await sql`update idempotency_keys set created_at = now() - interval '24 hours 1 second' where key_hash = ${sha256(key)}`.execute(
    queries(),
  );
  expect((await reply('Today.')).status).toBe(201);
  await sql`insert into idempotency_keys (owner_id, key_hash, request_hash, claim_id, created_at)
    select ${user.id}, sha256(n::text::bytea), '', gen_random_uuid(), now() - interval '25 hours'
    from generate_series(1, 12000) as n`.execute(queries());
  await pruneIdempotencyKeys(queries());
  const { rows } = await sql<{ old: string }>`
    select count(*) as old from idempotency_keys where created_at < now() - interval '24 hours'`.execute(queries());
  expect(Number(rows[0]?.old)).toBe(0);
  expect((await reply('Today.')).headers.get('idempotent-replayed')).toBe('true');
});

test('S39: a key that is not random enough is refused', async () => {
  for (const bad of ['short', 'with a space', 'x'.repeat(256)]) {
    const { status, body } = await reply('Hi', { 'idempotency-key': bad });
    expect([bad, status, body]).toMatchObject([bad, 400, { code: 'validation_failed' }]);
    expect(body).toHaveProperty('error', expect.stringContaining('Idempotency-Key'));
  }
  expect(await queued()).toBe(0);
});

/** Calls that change data without a key, by reason. */
const withoutKey: Record<string, readonly Call[]> = {
  'the answer holds a secret that is never stored, or ends the session that a repeat would need': [
    'POST /api/auth/logout',
    'POST /api/auth/logout-all',
    'POST /api/auth/password/change',
    'POST /api/auth/step-up',
    'POST /api/user/2fa/confirm',
    'POST /api/user/2fa/disable',
    'POST /api/user/2fa/enable',
    'POST /api/user/2fa/setup',
    'DELETE /api/user/delete',
    'DELETE /api/workspace',
    'POST /api/releases/tickets',
    'POST /api/workspace/invitations',
    'POST /api/workspace/invitations/{id}/resend',
    'POST /api/workspace/leave',
    'POST /api/workspace/transfer',
  ],
  'sets a value: twice is the same as once': [
    'PATCH /api/flow/{id}',
    'PATCH /api/flows/order',
    'PATCH /api/flows/{id}',
    'PATCH /api/inbox/canned-replies/{id}',
    'PATCH /api/inbox/threads/{id}',
    'PATCH /api/instagram/messaging-rules',
    'PATCH /api/user/notifications/settings',
    'PATCH /api/user/profile',
    'PATCH /api/workspace',
    'PATCH /api/workspace/members/{id}',
    'PUT /api/analytics/goals',
    'PUT /api/contacts/{id}/variables',
    'PUT /api/flow/{id}/accounts',
    'PUT /api/flow-secrets',
    'PUT /api/inbox/availability',
    'PUT /api/webhooks/subscriptions/{id}',
    'POST /api/flows/{id}/keywords',
    'POST /api/inbox/threads/{id}/pictures',
    'POST /api/media',
    'POST /api/instagram/subscribe-webhook',
    'POST /api/notifications/archive',
    'POST /api/notifications/read',
    'POST /api/notifications/unarchive',
    'POST /api/notifications/undo',
    'POST /api/notifications/unread',
    'POST /api/releases/approvals',
    'POST /api/releases/pins',
    'POST /api/releases/pins/end',
    'POST /api/releases/verdicts',
    'POST /api/user/avatar',
    'POST /api/webhooks/events/read-all',
    'POST /api/webhooks/events/{id}/read',
    'POST /api/webhooks/testing/cleanup',
    'POST /api/webhooks/testing/cleanup/undo',
    'POST /api/webhooks/testing/create-suite',
  ],
  'names the revision that it changes, so that a second one is refused': [
    'POST /api/flow/save',
    'PUT /api/flow/{id}/draft',
    'POST /api/flow/{id}/versions/{version}/restore',
  ],
  'is refused the second time': [
    'DELETE /api/flow/{id}/approval',
    'POST /api/approvals/{id}/refuse',
    'POST /api/flow/{id}/approval',
    'POST /api/publishing/{id}/refuse',
    'POST /api/instagram/takeover',
    'POST /api/invitations/accept',
  ],
  'reads or computes only': [
    'POST /api/analytics/insights/sync',
    'POST /api/analytics/recompute',
    'POST /api/comments/sync',
    'POST /api/flow/{id}/compare',
    'POST /api/flows/probe',
    'POST /api/instagram/doctor/fix',
    'POST /api/webhooks/gaps/check',
    'POST /api/webhooks/monitoring/health-check',
  ],
};

test('S39: every changing call accepts a key or documents why it needs none', () => {
  const open = (Object.entries(calls) as [Call, CallContract][])
    .filter(([name, { access, idempotency }]) => !name.startsWith('GET ') && access === 'signed-in' && idempotency === undefined)
    .map(([name]) => name);
  expect(open.sort()).toEqual(Object.values(withoutKey).flat().sort());
});
