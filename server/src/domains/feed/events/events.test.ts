import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

const igId = igIdOf(1);
const COUNT = 25;
let server: TestServer;
let user: TestUser;

before(async () => {
  server = await startTestServer();
  user = await server.signUp('anna');
  await server.connect(user, igId);
  for (let n = 1; n <= COUNT; n += 1) await server.deliver(dm({ igId, from: '5001', text: `message ${n}`, mid: `mid-${n}` }));
  // Waits until the contact's name has reached the last event.
  await eventually(async () => {
    const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?limit=200' });
    expect(body.data.events.filter((event) => event.userInfo.username === 'user.5001')).toHaveLength(COUNT);
  });
});
after(() => server.close());

const page = async (query: string) => (await server.call('GET /api/webhooks/events', { token: user.token, query })).body.data;

test('pages list events from newest to oldest without a gap', async () => {
  const first = await page('');
  expect(first.events).toHaveLength(20);
  expect(first.hasMore).toBe(true);
  const second = await page(`?before=${first.events.at(-1)?.seq}`);
  expect(second).toMatchObject({ hasMore: false, latestSeq: first.latestSeq });
  const seqs = [...first.events, ...second.events].map((event) => event.seq);
  expect(seqs).toHaveLength(COUNT);
  expect(seqs).toEqual(seqs.toSorted((a, b) => b - a));
});

test('`after` returns every changed event once, oldest change first', async () => {
  const { latestSeq, events } = await page('?limit=200');
  const [, second, third] = events;
  await server.call('POST /api/webhooks/events/{id}/read', { token: user.token, id: third?.id ?? '' });
  await server.call('POST /api/webhooks/events/{id}/read', { token: user.token, id: second?.id ?? '' });
  const changed = await page(`?after=${latestSeq}`);
  expect(changed.events.map((event) => event.id)).toEqual([third?.id, second?.id]);
  expect(changed.events).toMatchObject([
    { isRead: true, status: 'read' },
    { isRead: true, status: 'read' },
  ]);
  expect((await page(`?after=${changed.latestSeq}`)).events).toEqual([]);
});

test('marking an event as read twice changes nothing the second time', async () => {
  const [event] = (await page('')).events;
  const read = () => server.call('POST /api/webhooks/events/{id}/read', { token: user.token, id: event?.id ?? '' });
  expect((await read()).status).toBe(200);
  const { latestSeq } = await page('');
  expect((await read()).status).toBe(200);
  expect((await page('')).latestSeq).toBe(latestSeq);
});

test('events are filtered by type', async () => {
  expect((await page('?eventType=messages&limit=200')).events).toHaveLength(COUNT);
  expect((await page('?eventType=comments')).events).toEqual([]);
});

test('all events can be marked as read at once', async () => {
  const before = (await server.call('GET /api/webhooks/counts', { token: user.token })).body.data.unread;
  expect(before).toBeGreaterThan(0);
  const answer = await server.call('POST /api/webhooks/events/read-all', { token: user.token });
  expect(answer.body.marked).toBe(before);
  expect((await server.call('GET /api/webhooks/counts', { token: user.token })).body.data).toMatchObject({
    total: COUNT,
    unread: 0,
  });
});

test('more events than a request marks as read are all read soon', async () => {
  const big = await server.signUp('big');
  const count = 4_500;
  await sql`
    insert into events (id, owner_id, event_key, event_type, seq, first_seq, happened_at, received_at, payload, processed_status, attempts)
    select gen_random_uuid(), ${big.id}, 'big-' || n, 'messages', n, n, now(), now(), '{}', 'completed', 1 from generate_series(1, ${count}::int) n
  `.execute(server.database.system);
  await sql`insert into feed_positions (owner_id, seq) values (${big.id}, ${count})`.execute(server.database.system);
  const answer = await server.call('POST /api/webhooks/events/read-all', { token: big.token });
  expect(answer.body.marked).toBe(count);
  await eventually(async () => {
    const unread = await sql`select 1 from events where owner_id = ${big.id} and not is_read limit 1`.execute(
      server.database.system,
    );
    expect(unread.rows).toEqual([]);
  });
});

test('an event is found by its id', async () => {
  const [event] = (await page('')).events;
  const find = (id: string) => server.call('GET /api/webhooks/events/{id}', { token: user.token, id });
  expect(await find(event?.id ?? '')).toMatchObject({ status: 200, body: { data: event } });
  for (const id of ['nonsense', '00000000-0000-7000-8000-000000000000']) {
    expect(await find(id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
});

test('only a failed event can be retried, and an unknown one is not found', async () => {
  const [event] = (await page('')).events;
  const retry = (id: string) => server.call('POST /api/webhooks/events/{id}/retry', { token: user.token, id });
  expect(await retry(event?.id ?? '')).toMatchObject({ status: 409, body: { code: 'not_retryable' } });
  for (const id of ['nonsense', '00000000-0000-7000-8000-000000000000']) {
    expect(await retry(id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await server.call('POST /api/webhooks/events/{id}/read', { token: user.token, id })).status).toBe(404);
  }
});
