import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../test/data/flows.ts';
import { metaBody } from '../../../../test/data/metaBody.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer } from '../../../../test/servers/startTestServer.ts';
import { keepDelivery } from './waitingDeliveries.repository.ts';

const [large, small] = [igIdOf(1), igIdOf(2)];
let server: TestServer;
let token: string;
before(async () => {
  server = await startTestServer({ startsWork: false });
  for (const [name, igId] of [
    ['large', large],
    ['small', small],
  ] as const) {
    const user = await server.signUp(name);
    await server.connect(user, igId);
    if (name === 'large') token = user.token;
  }
  const { body } = await server.call('POST /api/flow/save', {
    token,
    body: { name: 'Repeat', ...flowThatSays('You wrote {{ input }}') },
  });
  await server.call('POST /api/flow/{id}/publish', { token, id: body.data.id });
});
after(() => server.close());

const message = (igId: string, text: string) => dm({ igId, from: '501', text, mid: `${igId}-${text}` });

const wait = (body: Buffer, ...igIds: string[]) => keepDelivery(server.database.system, { igIds, body });

async function inboxKeys(): Promise<string[]> {
  const { rows } = await sql<{ dedupe_key: string }>`select dedupe_key from inbox order by id`.execute(server.database.system);
  return rows.map(({ dedupe_key }) => dedupe_key);
}

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from waiting_deliveries`.execute(server.database.system);
  return rows[0]?.n ?? 0;
}

test('F4: while a delivery is spilled, later ones of its account wait behind it, duplicates included; others do not', async () => {
  await wait(metaBody(message(large, 'first')), large);
  expect(await server.deliver(message(large, 'second'))).toBe(200);
  expect(await server.deliver(message(large, 'second'))).toBe(200);
  expect(await server.deliver(message(small, 'meanwhile'))).toBe(200);
  expect(await countWaiting()).toBe(3);
  expect(await inboxKeys()).toEqual([`${small}:m:${small}-meanwhile`]);

  await server.app.startWork();
  await eventually(async () => expect(await countWaiting()).toBe(0));
  expect((await inboxKeys()).slice(1)).toEqual([`${large}:m:${large}-first`, `${large}:m:${large}-second`]);
  const answers = () => server.instagram.sent.filter(({ igId }) => igId === large).map(({ text }) => text);
  await eventually(() => expect(answers()).toEqual(['You wrote first', 'You wrote second']));
  expect(await server.deliver(message(large, 'third'))).toBe(200);
  await eventually(() => expect(answers()).toHaveLength(3));
});

test('F7: a spilled delivery that cannot be read or stored becomes a dead letter, and later ones continue', async () => {
  await wait(Buffer.from('{"object":"instagram"'), large);
  // Content that only the database refuses.
  await sql`alter table inbox add constraint no_poison check (body::text not like '%poison%' or 1 / (length(body::text) * 0) = 0)`.execute(
    server.database.system,
  );
  await wait(metaBody(message(large, 'poison')), large);
  await wait(metaBody(message(large, 'behind')), large);
  await eventually(async () => expect(await countWaiting()).toBe(0));
  await eventually(async () => expect(await inboxKeys()).toContain(`${large}:m:${large}-behind`));
  await sql`alter table inbox drop constraint no_poison`.execute(server.database.system);
  const { rows } = await sql<{ reason: string }>`select reason from dead_letters order by reason`.execute(server.database.system);
  expect(rows.map(({ reason }) => reason)).toEqual([
    'The webhook body contains values that cannot be stored.',
    'The webhook body is not valid JSON.',
  ]);
});

test('updates of unknown accounts are counted when their delivery is processed', async () => {
  await wait(metaBody(message(igIdOf(9), 'nobody')), igIdOf(9));
  await eventually(async () => expect(await countWaiting()).toBe(0));
  const { rows } = await sql<{ updates: number }>`select updates from intake_drops where reason = 'unknown_account'`.execute(
    server.database.system,
  );
  expect(rows).toEqual([{ updates: 1 }]);
});
