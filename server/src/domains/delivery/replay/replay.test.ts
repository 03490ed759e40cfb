import { after, before, beforeEach, test } from 'node:test';
import type { BodyOf } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { conversation, dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

const HOUR_MS = 3_600_000;
let server: TestServer;
let user: TestUser;
let igId: string;
let users = 0;

before(async () => {
  server = await startTestServer();
});
after(() => server.close());
beforeEach(async () => {
  users += 1;
  igId = igIdOf(users);
  user = await server.signUp(`user${users}`);
  await server.connect(user, igId);
  server.instagram.onSend = ({ recipient }, n) => ({ status: 200, body: { recipient_id: recipient, message_id: `sent-${n}` } });
  server.instagram.sent.length = 0;
});

async function publish(text: string): Promise<void> {
  const saved = await server.call('POST /api/flow/save', { token: user.token, body: { name: text, ...flowThatSays(text) } });
  await server.call('POST /api/flow/{id}/publish', { token: user.token, id: saved.body.data.id });
}

const events = async (query = '') =>
  (await server.call('GET /api/webhooks/events', { token: user.token, query: `?limit=100${query}` })).body.data.events;

const settled = (query: string, status = 'completed') =>
  eventually(async () => {
    const [event] = await events(query);
    expect(event).toMatchObject({ processedStatus: status });
    return event?.id ?? '';
  });

const replay = (id: string, mode: 'dry_run' | 'real') =>
  server.call('POST /api/webhooks/events/{id}/replay', { token: user.token, id, body: { mode } });
const replayAll = (body: BodyOf<'POST /api/webhooks/replay'>) =>
  server.call('POST /api/webhooks/replay', { token: user.token, body });
const received = () => server.instagram.sent.map(({ recipient, text }) => `${recipient}: ${text}`);

test('a dry run reports what would happen and changes nothing; a real one is a new event', async () => {
  await server.deliver(dm({ igId, from: '1', text: 'price?', mid: 'm1' }));
  const id = await settled('&eventType=messages');
  expect((await replay(id, 'dry_run')).body.data).toMatchObject({
    people: 1,
    outcome: 'no_account_flow',
    chosen: null,
    refusal: null,
  });
  await publish('It is 20 EUR.');
  expect((await replay(id, 'dry_run')).body.data).toMatchObject({
    people: 1,
    outcome: 'flow_ran',
    chosen: { name: 'It is 20 EUR.' },
    replies: ['It is 20 EUR.'],
    newEventId: null,
  });
  expect(await events('&origin=replayed')).toEqual([]);

  const { body } = await replay(id, 'real');
  expect(body.data).toMatchObject({ mode: 'real', eventId: id, newEventId: expect.any(String) });
  await eventually(() => expect(received()).toEqual(['1: It is 20 EUR.']));
  await eventually(async () => {
    const all = await events();
    expect(all.filter(({ eventType }) => eventType === 'messages')).toMatchObject([
      { id: body.data.newEventId, origin: 'replayed', replayOf: id, outcome: 'flow_ran' },
      { id, origin: 'webhook', replayOf: null, outcome: 'no_account_flow' },
    ]);
    expect(all.filter(({ eventType }) => eventType === 'flow_execution')).toMatchObject([{ origin: 'replayed' }]);
  });
  // The message is stored once.
  const { rows } = await sql`select mid from messages where direction = 'in' and owner_id = ${user.id}`.execute(
    server.database.system,
  );
  expect(rows).toEqual([{ mid: 'm1' }]);
});

test('S3, F11: nothing is replayed for real after the window closed, and a replay does not open it', async () => {
  await publish('hi');
  await server.deliver(dm({ igId, from: '1', text: 'old', mid: 'old', at: Date.now() - 25 * HOUR_MS }));
  const old = await settled('&eventType=messages');
  expect((await replay(old, 'dry_run')).body.data).toMatchObject({
    people: 0,
    outcome: null,
    refusal: { code: 'window_closed' },
  });
  expect([(await replay(old, 'real')).status, (await replay(old, 'real')).body]).toMatchObject([409, { code: 'window_closed' }]);
  await server.deliver(dm({ igId, from: '1', text: 'new', mid: 'new', at: Date.now() - HOUR_MS }));
  await eventually(() => expect(received()).toEqual(['1: hi']));
  expect((await replay(old, 'real')).status).toBe(409);
  const lastInbound = async () =>
    (await sql`select last_inbound_at from conversations where owner_id = ${user.id}`.execute(server.database.system)).rows;
  const before = await lastInbound();
  const fresh = (await events('&eventType=messages&q=new'))[0]?.id ?? '';
  expect((await replay(fresh, 'real')).status).toBe(200);
  await eventually(() => expect(received()).toEqual(['1: hi', '1: hi']));
  expect(await lastInbound()).toEqual(before);
});

test('only events that can start flows and have content are replayed; an unsent message is erased in its replays too', async () => {
  await server.deliver(dm({ igId, from: '1', text: 'my secret number', mid: 'gone' }));
  const id = await settled('&eventType=messages');
  await replay(id, 'real');
  await settled('&origin=replayed');
  const message = { mid: 'gone', is_deleted: true };
  await server.deliver(conversation(igId, { sender: { id: '1' }, recipient: { id: igId }, timestamp: Date.now(), message }));
  const deletion = await settled('&eventType=message_deletions');
  for (const table of ['messages', 'events', 'inbox']) {
    const { rows } =
      await sql`select 1 from ${sql.table(table)} t where owner_id = ${user.id} and t::text like '%secret number%'`.execute(
        server.database.system,
      );
    expect([table, rows]).toEqual([table, []]);
  }
  expect((await replay(id, 'real')).body).toMatchObject({ code: 'not_replayable' });
  expect((await replay(deletion, 'real')).body).toMatchObject({ code: 'not_replayable' });
});

test('all failed events are replayed once, with the number of contacts they may reach', async () => {
  await publish('hi');
  const since = new Date(Date.now() - HOUR_MS).toISOString();
  server.instagram.onSend = () => ({ status: 400, body: { error: { message: 'x', code: 100, error_subcode: 2534014 } } });
  for (const from of ['1', '2']) await server.deliver(dm({ igId, from, text: `from ${from}`, mid: `f-${from}` }));
  await server.deliver(dm({ igId, from: '2', text: 'from 2 again', mid: 'f-3' }));
  await eventually(async () => expect(await events('&eventType=flow_execution&status=failed')).toHaveLength(3));
  server.instagram.sent.length = 0;
  server.instagram.onSend = ({ recipient }, n) => ({ status: 200, body: { recipient_id: recipient, message_id: `again-${n}` } });

  expect((await replayAll({ mode: 'dry_run', since, q: 'again' })).body.data).toMatchObject({
    people: 1,
    items: [{ text: 'from 2 again' }],
  });
  const dry = (await replayAll({ mode: 'dry_run', since })).body.data;
  expect(dry).toMatchObject({ people: 2, hasMore: false });
  expect(dry.items.map(({ text, outcome }) => [text, outcome])).toEqual([
    ['from 1', 'flow_ran'],
    ['from 2', 'flow_ran'],
    ['from 2 again', 'flow_ran'],
  ]);
  expect(received()).toEqual([]);
  const real = (await replayAll({ mode: 'real', since })).body.data;
  expect(new Set(real.items.map(({ newEventId }) => newEventId)).size).toBe(3);
  await eventually(() => expect(received().toSorted()).toEqual(['1: hi', '2: hi', '2: hi']));
  expect((await replayAll({ mode: 'real', since })).body.data).toMatchObject({ people: 0, items: [] });
  expect((await replayAll({ mode: 'real' })).status).toBe(400);
  expect((await replayAll({ mode: 'real', since: 'yesterday' })).status).toBe(400);
  expect((await replayAll({ mode: 'dry_run', ids: real.items.map(({ eventId }) => eventId) })).body.data.items).toHaveLength(3);
});

test('failed events are queued again in bulk, and each that cannot be says why', async () => {
  await publish('hi');
  server.instagram.onSend = () => ({ status: 400, body: { error: { message: 'x', code: 100, error_subcode: 2534014 } } });
  await server.deliver(dm({ igId, from: '1', text: 'x', mid: 'r1' }));
  const failed = await settled('&eventType=flow_execution', 'failed');
  const fine = await settled('&eventType=messages');
  server.instagram.onSend = ({ recipient }, n) => ({ status: 200, body: { recipient_id: recipient, message_id: `r-${n}` } });
  const { body } = await server.call('POST /api/webhooks/events/retry', {
    token: user.token,
    body: { ids: [failed, fine, 'nonsense'] },
  });
  expect(body.data).toEqual({
    queued: 1,
    results: [
      { id: failed, isQueued: true, error: null },
      {
        id: fine,
        isQueued: false,
        error: 'Only failed events can be retried.',
        errorMessage: { code: 'errors.not_retryable' },
      },
      { id: 'nonsense', isQueued: false, error: 'Not found.', errorMessage: { code: 'errors.not_found' } },
    ],
  });
  await settled('&eventType=flow_execution');
});

test('S20: ids of another user are not found in bulk either', async () => {
  await server.deliver(dm({ igId, from: '1', text: 'x', mid: 'o1' }));
  const id = await settled('&eventType=messages');
  const other = await server.signUp('other');
  const body = { mode: 'real', ids: [id] } as const;
  expect((await server.call('POST /api/webhooks/replay', { token: other.token, body })).body.data.items).toEqual([]);
  expect(
    (await server.call('POST /api/webhooks/events/retry', { token: other.token, body: { ids: [id] } })).body.data.queued,
  ).toBe(0);
});
