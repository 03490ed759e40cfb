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
  server = await startTestServer({
    // Rows that the tests insert stay as they are.
    pollMs: 3_600_000,
    settings: { metrics: { port: null, host: 'localhost', token: 'metrics-token' } },
  });
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

test('work of ended processes and the lag behind the events are measured', async () => {
  const { database } = server;
  await database.execute(`
    insert into inbox (owner_id, account_id, dedupe_key, lane, kind, body, meta_ts, state, lease_until)
    select owner_id, id, 'expired', 'expired', 'messages', '{}', now(), 'active', now() - interval '1 second' from instagram_accounts`);
  await database.execute(`
    insert into rollup_progress (counted_until) values (now() - interval '1 hour')
    on conflict (only_row) do update set counted_until = excluded.counted_until`);
  await database.execute(`update events set received_at = now() - interval '2 hours'`);
  await database.execute(`insert into event_text_positions (owner_id, seq, wanted_at)
    select distinct owner_id, 0, now() - interval '3 hours' from events`);
  const text = await read();
  expect(text).toContain('fanfare_expired_leases{queue="inbox"} 1');
  expect(text).toContain('fanfare_expired_leases{queue="publications"} 0');
  const lagOf = (projection: string) =>
    Number(new RegExp(`fanfare_projection_lag_seconds\\{projection="${projection}"\\} (\\S+)`).exec(text)?.[1]);
  expect(lagOf('statistics')).toBeGreaterThan(3_599);
  expect(lagOf('search_copies')).toBeGreaterThan(7_199);
  await database.execute(`delete from inbox where dedupe_key = 'expired'`);
});

test('interrupted updates, uncertain messages, late waits and incomplete comparisons are counted', async () => {
  const { database } = server;
  await database.execute(`
    insert into inbox (owner_id, account_id, dedupe_key, lane, kind, body, meta_ts, state, interruptions, run_at)
    select owner_id, id, 'interrupted ' || n, 'lane ' || n, 'messages', '{}', now(), case when n = 1 then 'ready' else 'failed' end,
      case n when 3 then 100 else 4 end, now() + interval '1 hour'
    from instagram_accounts, generate_series(1, 3) n`);
  await database.execute(`
    update outbox set state = 'sending', uncertain_at = now() - interval '1 minute', absent_since = now(), check_at = now() + interval '1 hour'`);
  await database.execute(
    `insert into timers (run_id, owner_id, due_at) select id, owner_id, now() - interval '1 minute' from runs`,
  );
  await database.execute(`
    insert into delivery_checks (account_id, owner_id, started_at, left_out_at, left_out) select id, owner_id, now(), now(), '[]' from instagram_accounts
    on conflict (account_id) do update set left_out_at = excluded.left_out_at`);
  const text = await read();
  for (const state of ['suspect', 'set_aside', 'held_after_restore']) {
    expect(text).toContain(`fanfare_interrupted_updates{state="${state}"} 1`);
  }
  expect(text).toContain('fanfare_uncertain_messages{state="second_look"} 1');
  expect(text).toContain('fanfare_uncertain_messages{state="first_look"} 0');
  expect(text).toContain('fanfare_comparisons{state="left_out"} 1');
  for (const queue of ['waits', 'uncertain']) {
    expect(Number(new RegExp(`fanfare_oldest_open_seconds\\{queue="${queue}"\\} (\\S+)`).exec(text)?.[1])).toBeGreaterThan(59);
  }
  for (const reason of ['event_loop', 'disk', 'database', 'backlog']) {
    expect(text).toContain(`fanfare_webhooks_refused_total{reason="${reason}"} 0`);
  }
});
