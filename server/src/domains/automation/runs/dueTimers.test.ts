import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { times } from '../../../../test/proof.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { fireDueTimers } from './dueTimers.repository.ts';

/** More than a statement could fire within its timeout, in the long form. */
const DUE_TOGETHER = times(2_500, 1_000_000);
const CONTACTS_PER_STATEMENT = 2_000;
const QUEUED_PER_OWNER = 1_000;
const annasIgId = igIdOf(1);
const bensIgId = igIdOf(2);
/** The waits last an hour. */
let aheadMs = 0;
let server: TestServer;
let anna: TestUser;
let ben: TestUser;
before(async () => {
  server = await startTestServer({ clock: { nowMs: () => Date.now() + aheadMs } });
  anna = await server.signUp('anna');
  ben = await server.signUp('ben');
  await server.connect(anna, annasIgId);
  await server.connect(ben, bensIgId);
  for (const { token } of [anna, ben]) await publishWait(token);
});
after(() => server.close());

async function publishWait(token: string): Promise<void> {
  const position = { x: 0, y: 0 };
  const graph = {
    nodes: [
      { id: 'w', type: 'actionNode' as const, position, data: { action: 'wait', actionParams: '1h' } },
      { id: 'm', type: 'messageNode' as const, position, data: { content: 'after the wait' } },
    ],
    edges: [{ id: 'e', source: 'w', target: 'm' }],
  };
  const { body } = await server.call('POST /api/flow/save', { token, body: { name: 'Wait', ...graph } });
  await server.call('POST /api/flow/{id}/publish', { token, id: body.data.id });
}

const count = async (query: ReturnType<typeof sql<{ n: number }>>, queries: Queries = server.database.system) =>
  (await query.execute(queries)).rows[0]?.n ?? 0;
const timersOf = ({ id }: TestUser) => count(sql`select count(*) as n from timers where owner_id = ${id}`);
const queuedOf = ({ id }: TestUser) =>
  count(sql`select count(*) as n from inbox where owner_id = ${id} and kind = 'timer' and state = 'ready'`);

async function startWaiting(user: TestUser, igId: string, from: string): Promise<void> {
  await server.deliver(dm({ igId, from, text: 'hi', mid: `wait-${from}` }));
  await eventually(async () => expect(await timersOf(user)).toBe(1));
}

/** Copies the only waiting run of the owner to other contacts, due one millisecond after another. */
async function copyWaits({ id: ownerId }: TestUser, copies: number): Promise<void> {
  for (let first = 0; first < copies; first += CONTACTS_PER_STATEMENT) {
    const last = Math.min(copies, first + CONTACTS_PER_STATEMENT) - 1;
    await sql`
      with source as (
        select runs.*, timers.run_id from timers join runs on runs.id = timers.run_id
        where timers.owner_id = ${ownerId} order by due_at desc limit 1
      ), copy as materialized (
        select n, gen_random_uuid() as contact_id, gen_random_uuid() as run_id from generate_series(${first}::int, ${last}::int) n
      ), contact as (
        insert into contacts (id, owner_id, account_id, igsid)
        select copy.contact_id, source.owner_id, source.account_id, (800000000 + n)::text from copy cross join source
      ), conversation as (
        insert into conversations (id, owner_id, account_id, contact_id, last_inbound_at, last_message_at)
        select gen_random_uuid(), source.owner_id, source.account_id, copy.contact_id, now(), now() from copy cross join source
      ), run as (
        insert into runs (id, owner_id, account_id, contact_id, flow_id, version, inbox_id, trigger_key, status, memory, trace)
        select copy.run_id, owner_id, account_id, copy.contact_id, flow_id, version, -1 - n, trigger_key || n, 'waiting', memory, trace
        from copy cross join source
      )
      insert into timers (run_id, owner_id, due_at)
      select copy.run_id, source.owner_id, now() - interval '1 hour' + make_interval(secs => n / 1000.0) from copy cross join source
    `.execute(server.database.system);
  }
}

test(`H4, F12: ${DUE_TOGETHER} waits that are due together fire in order, and those of others do not wait for them`, async () => {
  await startWaiting(ben, bensIgId, '20001');
  await startWaiting(anna, annasIgId, '10001');
  aheadMs = 2 * 3_600_000;
  await copyWaits(anna, DUE_TOGETHER);
  await sql`update timers set due_at = now() where owner_id = ${ben.id}`.execute(server.database.system);

  await eventually(() => expect(server.instagram.sent.filter(({ recipient }) => recipient === '20001')).toHaveLength(1));
  expect(await timersOf(anna)).toBeGreaterThan(0);
  expect(await queuedOf(anna)).toBeLessThanOrEqual(2 * QUEUED_PER_OWNER);

  const due = () => count(sql`select count(*) as n from timers where owner_id = ${anna.id} and due_at <= now()`);
  await eventually(async () => expect(await due()).toBe(0), 6 * 3_600_000);
  const open = () => count(sql`select count(*) as n from inbox where owner_id = ${anna.id} and state in ('ready', 'active')`);
  await eventually(async () => expect(await open()).toBe(0), 60_000);
  const [answered, outOfOrder] = await server.database.asSystem(async (queries) => {
    await sql`set local statement_timeout = 0`.execute(queries);
    return [
      await count(sql`select count(distinct run_id) as n from outbox where owner_id = ${anna.id}`, queries),
      await count(
        sql`select count(*) as n from (
          select meta_ts < lag(meta_ts) over (order by id) as is_late from inbox where owner_id = ${anna.id} and kind = 'timer'
        ) fired where is_late`,
        queries,
      ),
    ];
  });
  expect(answered).toBe(DUE_TOGETHER);
  expect(outOfOrder).toBe(0);
});

test('a wait of a conversation with a person is postponed without an update', async () => {
  await sql`
    update conversations set handler = 'person', person_until = null
    where contact_id in (select runs.contact_id from timers join runs on runs.id = timers.run_id where timers.owner_id = ${anna.id})
  `.execute(server.database.system);
  await sql`update timers set due_at = now() where owner_id = ${anna.id}`.execute(server.database.system);
  await fireDueTimers(server.database.system);
  expect(await timersOf(anna)).toBe(1);
  expect(
    await count(sql`select count(*) as n from timers where owner_id = ${anna.id} and due_at > now() + interval '50 seconds'`),
  ).toBe(1);
});
