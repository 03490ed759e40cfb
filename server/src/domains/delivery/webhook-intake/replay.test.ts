import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { conversation, dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { longTest } from '../../../../test/longTest.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

const igId = igIdOf(1);
const MINUTE_MS = 60_000;
const clock = { aheadMs: 0, nowMs: () => Date.now() + clock.aheadMs };
let server: TestServer;
let user: TestUser;
before(async () => {
  server = await startTestServer({ clock });
  user = await server.signUp('anna');
  await server.connect(user, igId);
  const { body } = await server.call('POST /api/flow/save', { token: user.token, body: { name: 'Hi', ...flowThatSays('hi') } });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
});
after(() => server.close());

const messagesOf = async (query: string) =>
  (await server.call('GET /api/webhooks/events', { token: user.token, query: `?limit=200&${query}` })).body.data.events;
const isIdle = () =>
  eventually(async () => {
    const { rows } = await sql<{ open: number }>`
      select (select count(*) from inbox where state not in ('done', 'failed')) + (select count(*) from outbox where state in ('intent', 'sending')) as open`.execute(
      server.database.system,
    );
    expect(rows[0]?.open).toBe(0);
  });

test('F3: one event delivered 500 times over 8 connections: one event, one run, one message', async () => {
  const body = dm({ igId, from: '5001', text: 'once', mid: 'once' });
  let left = 500;
  const statuses = new Set<number>();
  const connection = async () => {
    while (left > 0) {
      left -= 1;
      statuses.add(await server.deliver(body));
    }
  };
  await Promise.all(Array.from({ length: 8 }, connection));
  expect([...statuses]).toEqual([200]);
  await eventually(() => expect(server.instagram.sent.filter(({ recipient }) => recipient === '5001')).toHaveLength(1));
  await isIdle();
  const { rows } = await sql`
    select (select count(*) from inbox where dedupe_key = ${`${igId}:m:once`}) as updates,
      (select count(*) from events where sender_id = '5001' and event_type = 'messages') as events,
      (select count(*) from runs) as runs, (select count(*) from outbox) as messages`.execute(server.database.system);
  expect(rows).toEqual([{ updates: 1, events: 1, runs: 1, messages: 1 }]);
  expect(server.instagram.sent.filter(({ recipient }) => recipient === '5001')).toHaveLength(1);
});

for (const [name, laterMs, isForgotten] of [
  ['a minute later', MINUTE_MS, false],
  ['37 hours later', 37 * 60 * MINUTE_MS, false],
  ['91 days later, when its name is no longer kept', 91 * 24 * 60 * MINUTE_MS, true],
] as const) {
  test(`S3: a captured webhook, delivered again ${name}, sends nothing`, async () => {
    const from = `6${laterMs}`;
    const captured = dm({ igId, from, text: 'captured', mid: `captured-${from}` });
    const answers = () => server.instagram.sent.filter(({ recipient }) => recipient === from);
    await server.deliver(captured);
    await eventually(() => expect(answers()).toHaveLength(1));
    await isIdle();
    clock.aheadMs = laterMs;
    if (isForgotten)
      await sql`delete from inbox where dedupe_key = ${`${igId}:m:captured-${from}`}`.execute(server.database.system);
    expect(await server.deliver(captured)).toBe(200);
    await isIdle();
    clock.aheadMs = 0;
    expect(answers()).toHaveLength(1);
    const stored = (await messagesOf('eventType=messages')).filter(({ senderId }) => senderId === from);
    expect(stored).toHaveLength(1);
  });
}

longTest('F6: 200 messages that arrive shuffled are shown in the order in which they were written', async () => {
  const reader = await server.signUp('reader');
  const quiet = igIdOf(2);
  await server.connect(reader, quiet);
  const order = Array.from({ length: 200 }, (_, n) => n);
  const begin = Date.now() - 200_000;
  const updates = order.map((n) => ({
    sender: { id: '7001' },
    recipient: { id: quiet },
    timestamp: begin + n * 1_000,
    message: { mid: `shuffled-${String(n).padStart(3, '0')}`, text: `line ${n}` },
  }));
  // A fixed permutation: 77 and 200 are coprime.
  const shuffled = order.map((n) => updates[(n * 77) % 200]).filter((update) => update !== undefined);
  for (let at = 0; at < 200; at += 50)
    expect(await server.deliver(conversation(quiet, ...shuffled.slice(at, at + 50)))).toBe(200);
  await isIdle();
  const { threads } = (await server.call('GET /api/inbox/threads', { token: reader.token })).body.data;
  const thread = threads.find(({ contact }) => contact.username === 'user.7001');
  const texts: string[] = [];
  const readFrom = async (query: string): Promise<void> => {
    const { body } = await server.call('GET /api/inbox/threads/{id}/messages', {
      token: reader.token,
      id: thread?.id ?? '',
      query,
    });
    for (const { text } of body.data.messages) if (text?.startsWith('line ')) texts.push(text);
    const { nextCursor } = body.data;
    if (nextCursor !== null) await readFrom(`?limit=200&cursor=${encodeURIComponent(nextCursor)}`);
  };
  await readFrom('?limit=200');
  expect(texts).toEqual(order.map((n) => `line ${n}`).reverse());
});

test('F7: of 100 messages with 3 poisoned ones, 97 are answered and the 3 are listed with their reason', async () => {
  await sql`alter table messages add constraint poison check (text is null or text not like 'poison%')`.execute(
    server.database.system,
  );
  const updates = Array.from({ length: 100 }, (_, n) => ({
    sender: { id: `8${String(n).padStart(3, '0')}` },
    recipient: { id: igId },
    timestamp: Date.now(),
    message: { mid: `mixed-${n}`, text: n % 40 === 10 ? 'poison' : 'healthy' },
  }));
  expect(await server.deliver(conversation(igId, ...updates))).toBe(200);
  await eventually(() => expect(server.instagram.sent.filter(({ recipient }) => /^8\d{3}$/.test(recipient))).toHaveLength(97));
  await sql`update inbox set attempt = 5, run_at = now() where state = 'ready'`.execute(server.database.system);
  const failed = await eventually(async () => {
    const events = await messagesOf('eventType=messages&status=failed');
    expect(events).toHaveLength(3);
    return events;
  });
  expect(failed.map(({ senderId }) => senderId).sort()).toEqual(['8010', '8050', '8090']);
  for (const event of failed) expect(event.processingError).toContain('6 attempts');
  await sql`alter table messages drop constraint poison`.execute(server.database.system);
});
