import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer } from '../../../../test/servers/startTestServer.ts';
import { newId } from '../../../infrastructure/crypto/newId.ts';

const igId = igIdOf(1);
let server: TestServer;
before(async () => {
  server = await startTestServer({ settings: { metrics: { port: null, host: 'localhost', token: 'metrics-token' } } });
  const { token } = await server.signUp('anna');
  const user = await server.signUp('ben');
  await server.connect(user, igId);
  const { body } = await server.call('POST /api/flow/save', { token: user.token, body: { name: 'Hi', ...flowThatSays('hi') } });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
  await server.call('GET /api/flow/list', { token });
});
after(() => server.close());

const read = async () => (await server.send<string>('GET', '/metrics', { token: 'metrics-token' })).body;

test('deliveries are counted by response, and updates by waiting time', async () => {
  await server.deliver(dm({ igId, from: '5001', text: 'hello', mid: 'm1' }));
  const forged = { headers: { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` }, body: {} };
  expect((await server.send('POST', '/webhooks/instagram', forged)).status).toBe(401);
  await eventually(async () => {
    const text = await read();
    expect(text).toContain('fanfare_webhooks_total{outcome="accepted"} 1');
    expect(text).toContain('fanfare_webhooks_total{outcome="bad_signature"} 1');
    expect(text).toContain('fanfare_lane_wait_seconds_count 1');
    expect(text).toContain('fanfare_instagram_call_seconds_count{endpoint="POST /{id}/messages",outcome="ok"} 1');
  });
});

test('the metrics request is not counted as waiting for a connection; other requests are', async () => {
  const waiting = async () => Number(/fanfare_database_connections\{state="waiting"\} (\d+)/.exec(await read())?.[1]);
  await eventually(async () => expect(await waiting()).toBe(0));
  const released = Promise.withResolvers<void>();
  const many = Array.from({ length: 100 }, () => server.database.asOwner(newId(), () => released.promise));
  await eventually(async () => expect(await waiting()).toBeGreaterThan(50));
  released.resolve();
  await Promise.all(many);
  await eventually(async () => expect(await waiting()).toBe(0));
});

test('queues are read from the database on each request', async () => {
  await eventually(async () => expect(await read()).toContain('fanfare_inbox_updates{state="ready"} 0'));
  await server.database.execute(
    `update inbox set state = 'ready', run_at = now() + interval '1 hour', received_at = now() - interval '1 minute'`,
  );
  const text = await read();
  expect(text).toContain('fanfare_inbox_updates{state="ready"} 1');
  expect(text).toContain('fanfare_waiting_deliveries{state="whole"} 0');
  expect(Number(/fanfare_oldest_open_seconds\{queue="inbox"\} (\S+)/.exec(text)?.[1])).toBeGreaterThan(59);
});
