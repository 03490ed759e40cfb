import { after, before, test } from 'node:test';
import type { WebhookEvent } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { conversation, dm } from '../../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/servers/startTestServer.ts';
import type { Database } from '../../../../infrastructure/database/Database.ts';
import { copyNextTexts, deleteUnusedTexts } from '../eventTexts.repository.ts';
import { searchEvents } from './searchEvents.ts';

/** Exceeds one batch and the limit of the text index. */
const EVENTS = 4_500;
let server: TestServer;
let anna: TestUser;
let ben: TestUser;

before(async () => {
  server = await startTestServer();
  anna = await server.signUp('anna');
  ben = await server.signUp('ben');
});
after(() => server.close());

/** Events are numbered, oldest first; one in a thousand has failed. */
async function fill(user: TestUser): Promise<void> {
  await sql`
    with added as (
      insert into events (id, owner_id, event_key, event_type, seq, first_seq, happened_at, received_at, sender_id, payload, processed_status)
      select gen_random_uuid(), ${user.id}, 'filled_' || n, 'messages', n, n, now(), now(), ${user.id},
        jsonb_build_object('message', jsonb_build_object('mid', 'm_' || n || '_end', 'text', 'Say "oak" to shelf ' || n)),
        case when n % 1000 = 7 then 'failed' else 'completed' end
      from generate_series(1, ${EVENTS}::int) n
    )
    insert into feed_positions (owner_id, seq) values (${user.id}, ${EVENTS})`.execute(server.database.system);
}

async function copyAll(): Promise<void> {
  while ((await copyNextTexts(server.database.system, 500)) > 0);
}

async function findOnce(user: TestUser, query: Record<string, string>) {
  const { body } = await server.call('GET /api/webhooks/events', {
    token: user.token,
    query: `?${new URLSearchParams({ limit: '50', ...query })}`,
  });
  return body.data;
}

/** Repeats the search while it runs out of time. */
async function find(user: TestUser, query: Record<string, string>): Promise<WebhookEvent[]> {
  const { events, searchedTo } = await findOnce(user, query);
  if (!searchedTo) return events;
  const limit = String(Number(query.limit ?? '50') - events.length);
  return [...events, ...(await find(user, { ...query, limit, before: String(searchedTo.seq) }))];
}
const keys = async (user: TestUser, query: Record<string, string>) => {
  const events = await find(user, query);
  const { rows } = await sql<{ id: string; event_key: string }>`
    select id, event_key from events where id = any(${events.map(({ id }) => id)}::uuid[])`.execute(server.database.system);
  return events.map(({ id }) => rows.find((row) => row.id === id)?.event_key);
};

test('an old event is found by its text before and after it is copied, and never by another user', async () => {
  await fill(anna);
  await fill(ben);
  for (const copy of [async () => undefined, copyAll]) {
    await copy();
    expect(await keys(anna, { payload: 'm_12_END' })).toEqual(['filled_12']);
    expect(await keys(anna, { payload: 'm_3_' })).toEqual(['filled_3']);
    expect(await keys(anna, { payload: '{"message":{"text":"Say \\"oak\\" to shelf 12"}}' })).toEqual(['filled_12']);
    expect(await keys(anna, { payload: '{"message":{"text":"shelf 12"}}' })).toEqual([]);
    expect(await keys(anna, { payload: 'm_12%END' })).toEqual([]);
    expect(await keys(anna, { payload: 'm_12_end', status: 'failed' })).toEqual([]);
    // The word is in all texts, but only a few events match the filter.
    expect(await keys(anna, { payload: 'oak', status: 'failed' })).toEqual([4007, 3007, 2007, 1007, 7].map((n) => `filled_${n}`));
    expect((await find(anna, { payload: 'oak' })).map(({ seq }) => seq)).toEqual(
      Array.from({ length: 50 }, (_, i) => EVENTS - i),
    );
    expect(await keys(anna, { payload: 'shelf 44', before: '100' })).toEqual(['filled_44']);
  }
  const mine = await find(anna, { payload: 'm_12_end' });
  const theirs = await find(ben, { payload: 'm_12_end' });
  expect(theirs).toHaveLength(1);
  expect(theirs[0]?.id).not.toBe(mine[0]?.id);
});

test('pages of a search have no gap', async () => {
  const first = await find(anna, { payload: 'shelf 12', limit: '20' });
  expect(first).toHaveLength(20);
  const all = await find(anna, { payload: 'shelf 12', limit: '200' });
  const rest = await find(anna, { payload: 'shelf 12', limit: '200', before: String(first.at(-1)?.seq) });
  expect([...first, ...rest].map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect(all).toHaveLength(111);
});

test('S31: a search that runs out of time reports its position, holds no connection and can be continued', async () => {
  const query = { q: 'stands nowhere', limit: 50 };
  let transactions = 0;
  const counting: Database = {
    ...server.database,
    asOwner(ownerId, work) {
      transactions += 1;
      return server.database.asOwner(ownerId, work);
    },
  };
  const first = await searchEvents(counting, { workspaceId: anna.id, userId: anna.id }, query, 0);
  expect([first, transactions]).toEqual([{ rows: [], searchedTo: EVENTS + 1 - 2_000 }, 1]);
  const second = await searchEvents(
    counting,
    { workspaceId: anna.id, userId: anna.id },
    { ...query, before: EVENTS + 1 - 2_000 },
    0,
  );
  expect([second, transactions]).toEqual([{ rows: [], searchedTo: EVENTS + 1 - 4_000 }, 2]);
  const last = await searchEvents(
    counting,
    { workspaceId: anna.id, userId: anna.id },
    { ...query, before: EVENTS + 1 - 4_000 },
    0,
  );
  expect(last).toEqual({ rows: [], searchedTo: null });
  const whole = await searchEvents(counting, { workspaceId: anna.id, userId: anna.id }, query, 60_000);
  expect([whole, transactions]).toEqual([{ rows: [], searchedTo: null }, 6]);
});

test('an erased text is in no copy, whenever it was copied', async () => {
  const igId = igIdOf(1);
  await server.connect(anna, igId);
  const texts = () =>
    sql`select body from event_texts where owner_id = ${anna.id} and body ilike '%my secret number%'`.execute(
      server.database.system,
    );
  const message = dm({ igId, from: '5001', text: 'my secret number', mid: 'unsent' });
  await server.deliver(message);
  await eventually(async () => {
    await copyAll();
    expect((await texts()).rows).toHaveLength(1);
  });
  await server.deliver(
    conversation(igId, {
      sender: { id: '5001' },
      recipient: { id: igId },
      timestamp: Date.now(),
      message: { mid: 'unsent', is_deleted: true },
    }),
  );
  await eventually(async () => expect((await texts()).rows).toEqual([]));
  expect(await find(anna, { payload: 'my secret number' })).toEqual([]);

  // A copy in progress may still be written; the changed event is copied again.
  await copyAll();
  await sql`
    insert into event_texts (event_id, owner_id, body)
    select id, owner_id, 'my secret number' from events where owner_id = ${anna.id} order by seq desc limit 1
    on conflict (event_id) do update set body = excluded.body`.execute(server.database.system);
  await sql`update event_text_positions set seq = seq - 1 where owner_id = ${anna.id}`.execute(server.database.system);
  await copyAll();
  expect((await texts()).rows).toEqual([]);
});

test('only owners who search have copies of their texts, and these are deleted when they stop', async () => {
  const { database } = server;
  const dora = await server.signUp('dora');
  await fill(dora);
  const copies = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from event_texts where owner_id = ${dora.id}`.execute(database.system);
    return rows[0]?.n;
  };
  await copyAll();
  expect(await copies()).toBe(0);
  expect(await keys(dora, { payload: 'm_12_END' })).toEqual(['filled_12']);
  await copyAll();
  expect(await copies()).toBe(EVENTS);
  await sql`update event_text_positions set wanted_at = now() - interval '31 days' where owner_id = ${dora.id}`.execute(
    database.system,
  );
  expect(await deleteUnusedTexts(database.system, 1_000)).toBe(1_000);
  expect(await keys(dora, { payload: 'm_12_END' })).toEqual(['filled_12']);
  await copyAll();
  expect(await copies()).toBe(EVENTS);
});
