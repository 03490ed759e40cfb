import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'expect';
import { io } from 'socket.io-client';
import { dm } from '../test/data/deliveries.ts';
import { flowThatSays } from '../test/data/flows.ts';
import { createDurableDatabase } from '../test/database/createTestDatabase.ts';
import { type InstagramDouble, igIdOf, startInstagramDouble } from '../test/doubles/startInstagramDouble.ts';
import { eventually } from '../test/eventually.ts';
import { times } from '../test/proof.ts';
import type { TestUser } from '../test/servers/createTestClient.ts';
import { databaseUrlOf, instagramAt, type LaunchedServer, launchServer } from '../test/servers/launchServer.ts';

const igId = igIdOf(1);
let directory: string;
let database: Awaited<ReturnType<typeof createDurableDatabase>>;
let instagram: InstagramDouble;
let front: LaunchedServer;
let worker: LaunchedServer;
let user: TestUser;
let shared: Record<string, string>;

before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fanfare-roles-'));
  database = await createDurableDatabase();
  instagram = await startInstagramDouble();
  shared = {
    ...instagramAt(instagram.url),
    DATABASE_URL: databaseUrlOf(database.config),
    FANFARE_DATA_DIR: directory,
    TOKEN_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  };
  [front, worker] = await Promise.all([
    launchServer({ ...shared, ROLE: 'web,realtime' }),
    launchServer({ ...shared, ROLE: 'events', METRICS_TOKEN: 'metrics-token' }),
  ]);
  await Promise.all([front.ready(), worker.ready()]);
  user = await front.client.signUp('anna');
  await front.client.connect(user, igId);
  const { body } = await front.client.call('POST /api/flow/save', {
    token: user.token,
    body: { name: 'Hi', ...flowThatSays('hi there') },
  });
  await front.client.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
});
after(async () => {
  await Promise.all([front.stop(), worker.stop()]);
  await instagram.close();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

test('a webhook to one process is processed by another, and a socket of the first shows it', async () => {
  const socket = io(front.url, { transports: ['websocket'], reconnection: false });
  const seen: string[] = [];
  socket.on('new_webhook_event', ({ event }) => seen.push(event.eventType));
  const isAuthenticated = new Promise((resolve) => socket.once('auth_success', resolve));
  socket.emit('authenticate', { token: user.token, userId: user.id });
  await isAuthenticated;

  expect(await front.client.deliver(dm({ igId, from: '5001', text: 'hello', mid: 'm1' }))).toBe(200);
  await eventually(() => expect(instagram.sent.map(({ text }) => text)).toEqual(['hi there']));
  await eventually(() => expect(seen).toEqual(expect.arrayContaining(['messages', 'flow_execution'])));
  socket.disconnect();
});

test('S17: ending a session in one process closes its socket in another', async () => {
  const token = await front.client.signIn('anna');
  const socket = io(front.url, { transports: ['websocket'], reconnection: false });
  const isAuthenticated = new Promise((resolve) => socket.once('auth_success', resolve));
  socket.emit('authenticate', { token, userId: user.id });
  await isAuthenticated;
  const isClosed = new Promise((resolve) => socket.once('disconnect', resolve));
  // Simulates another process, which does not have the socket.
  const { rows } = await database.database.execute('select id from auth_sessions order by id desc limit 1');
  const message = { from: 'another process', rings: [['session-ended', String(Object(rows[0]).id)]] };
  await database.database.execute('select pg_notify($1, $2)', ['fanfare_bell', JSON.stringify(message)]);
  await isClosed;
});

test('each process serves only its roles and its probes', async () => {
  expect((await worker.client.call('POST /api/auth/login', { body: { username: 'anna', password: 'x' } })).status).toBe(404);
  expect(await worker.client.deliver(dm({ igId, from: '5001', text: 'hello', mid: 'm2' }))).toBe(404);
  expect((await worker.client.send('GET', '/socket.io/?EIO=4&transport=polling')).status).toBe(404);
  for (const server of [front, worker]) {
    for (const path of ['/healthz', '/readyz']) expect((await server.client.send('GET', path)).status).toBe(200);
  }
});

test('background work runs only in a process with its role', async (context) => {
  const counted = async () => (await database.database.execute('select counted_until from rollup_progress')).rows.length;
  expect(await counted()).toBe(0);
  const background = await launchServer({ ...shared, ROLE: 'background' });
  context.after(() => background.stop());
  await background.ready();
  await eventually(async () => expect(await counted()).toBe(1), 20_000);
  await worker.stop();
  expect(await front.client.deliver(dm({ igId, from: '5002', text: 'hello', mid: 'm3' }))).toBe(200);
  await delay(2_500);
  expect(instagram.sent.filter(({ recipient }) => recipient === '5002')).toEqual([]);
  worker = await launchServer({ ...shared, ROLE: 'events', METRICS_TOKEN: 'metrics-token' });
  await worker.ready();
  await eventually(() => expect(instagram.sent.filter(({ recipient }) => recipient === '5002')).toHaveLength(1));
});

test('metrics are read with the token, by process, and there are none where none was set', async () => {
  const read = (token?: string) => worker.client.send<string>('GET', '/metrics', token === undefined ? {} : { token });
  expect((await read()).status).toBe(401);
  expect((await read('another')).status).toBe(401);
  expect((await front.client.send('GET', '/metrics', { token: 'metrics-token' })).status).toBe(404);
  await eventually(async () => {
    const { status, body } = await read('metrics-token');
    expect(status).toBe(200);
    expect(body).toMatch(/^fanfare_build_info\{.*roles="events"\} 1$/m);
    expect(body).toMatch(/^fanfare_lane_wait_seconds_count 1$/m);
    expect(body).toMatch(/^fanfare_instagram_call_seconds_count\{endpoint="POST \/\{id\}\/messages",outcome="ok"\} 1$/m);
  });
});

test('F16: processes that lose their notifications for a while miss no event and return no error', async (context) => {
  const socket = io(front.url, { transports: ['websocket'], reconnection: false });
  const heard: string[] = [];
  socket.on('new_webhook_event', ({ event }) => {
    if (event.eventType === 'flow_execution') heard.push(event.content.text);
  });
  const isAuthenticated = new Promise((resolve) => socket.once('auth_success', resolve));
  socket.emit('authenticate', { token: user.token, userId: user.id });
  await isAuthenticated;
  const written: string[] = [];
  let cut = 0;
  for (let round = 0; round < times(2, 20); round += 1) {
    const { rows } = await database.database.execute(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'fanfare_bell'`);
    cut += rows.length;
    const text = `unheard ${round}`;
    written.push(text);
    expect(await front.client.deliver(dm({ igId, from: `60${round}`, text, mid: `unheard-${round}` }))).toBe(200);
    expect((await front.client.call('GET /api/flow/list', { token: user.token })).status).toBe(200);
    await eventually(() => expect(heard).toEqual(written));
  }
  context.diagnostic(`${cut} lines were cut`);
  expect(cut).toBeGreaterThanOrEqual(written.length);
  expect(socket.connected).toBe(true);
  socket.disconnect();
});
