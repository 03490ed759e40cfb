import { after, before, test } from 'node:test';
import type { FlowGraph } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { silentLogger } from '../../../../test/servers/silentLogger.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { systemClock } from '../../../infrastructure/clock/Clock.ts';
import { requestTexts } from '../../feed/events/index.ts';
import { createRollupJob } from '../../insight/analytics/index.ts';
import { createRetentionJob } from './index.ts';

const DAYS = 400;
/** Followers by what happened to their messages. */
const OLD = '5001';
const WAITS = '5002';
const YOUNG = '5003';
const UNSENT = '5004';
const OTHER_OWNERS = '5005';
/** By age: the oldest have written first. */
const people = [OLD, WAITS, UNSENT, OTHER_OWNERS, YOUNG];
const tables = ['events', 'event_texts', 'messages', 'runs', 'outbox', 'inbox', 'comments'] as const;
const rollups = ['message_rollups', 'conversation_days', 'answer_days', 'conversation_windows', 'flow_slots', 'flow_node_slots'];
let server: TestServer;
const users: TestUser[] = [];

before(async () => {
  server = await startTestServer();
  server.instagram.grantedScopes += ',instagram_business_manage_comments';
  for (const n of [0, 1]) {
    const user = await server.signUp(`user${n}`);
    users.push(user);
    await server.connect(user, igIdOf(n));
    await requestTexts(server.database.system, user.id);
    const { body } = await server.call('POST /api/flow/save', { token: user.token, body: { name: 'Hi', ...flow } });
    expect((await server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id })).status).toBe(200);
  }
  for (const from of people) {
    const igId = igIdOf(from === OTHER_OWNERS ? 1 : 0);
    await server.deliver(dm({ igId, from, text: 'hello', mid: `mid-${from}` }));
    const value = { id: `c-${from}`, text: 'nice', from: { id: from, username: `u${from}` }, media: { id: 'post' } };
    const time = Math.floor(Date.now() / 1000);
    await eventually(async () => expect((await rowsOf(from)).outbox).toBe(1));
    await server.deliver({ object: 'instagram', entry: [{ id: igId, time, changes: [{ field: 'comments', value }] }] });
  }
  await eventually(async () => {
    expect(await count('outbox', sql`state = 'sent'`)).toBe(people.length);
    expect(await count('comments')).toBe(people.length);
    expect(await count('event_texts')).toBe(await count('events'));
    expect(await count('inbox', sql`state <> 'done'`)).toBe(0);
  });
  await sql`
    update runs set status = 'finished', ended_at = now() where contact_id not in (select id from contacts where igsid = ${WAITS})`.execute(
    server.database.system,
  );
  await sql`delete from timers where run_id in (select id from runs where status = 'finished')`.execute(server.database.system);
  await sql`update events set processed_status = 'completed' where run_id in (select id from runs where status = 'finished')`.execute(
    server.database.system,
  );
  await sql`update outbox set state = 'intent', run_at = now() + interval '1 day' where recipient_igsid = ${UNSENT}`.execute(
    server.database.system,
  );
  for (const from of people) await makeOlder(from, from === YOUNG ? DAYS - 1 : DAYS + 2);
  await sql`delete from stale_days`.execute(server.database.system);
  await recompute();
});
after(() => server.close());

const position = { x: 0, y: 0 };
const flow: FlowGraph = {
  nodes: [
    { id: 'say', type: 'messageNode', position, data: { content: 'Thanks' } },
    { id: 'wait', type: 'actionNode', position, data: { action: 'wait', actionParams: '1h' } },
    { id: 'late', type: 'messageNode', position, data: { content: 'too late' } },
  ],
  edges: [
    { id: 'a', source: 'say', target: 'wait' },
    { id: 'b', source: 'wait', target: 'late' },
  ],
};

async function makeOlder(igsid: string, days: number): Promise<void> {
  const { system } = server.database;
  const contact = sql`(select id from contacts where igsid = ${igsid})`;
  const conversation = sql`(select id from conversations where contact_id = ${contact})`;
  const age = sql`make_interval(days => ${days}::int)`;
  const older = (table: string, columns: string[], where: ReturnType<typeof sql>) =>
    sql`update ${sql.table(table)} set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} - ${age}`))} where ${where}`.execute(
      system,
    );
  await older('events', ['received_at', 'happened_at'], sql`contact_id = ${contact}`);
  await older('messages', ['sent_at'], sql`conversation_id = ${conversation}`);
  await older('runs', ['started_at', 'ended_at'], sql`contact_id = ${contact}`);
  await older('outbox', ['created_at', 'sending_at'], sql`conversation_id = ${conversation}`);
  await older('inbox', ['received_at', 'meta_ts'], sql`lane like ${`%:${igsid}`}`);
  await older('comments', ['written_at'], sql`from_igsid = ${igsid}`);
}

async function count(table: string, where = sql`true`): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where ${where}`.execute(
    server.database.system,
  );
  return rows[0]?.n ?? 0;
}

/** Rows by table of one follower. */
async function rowsOf(igsid: string): Promise<Record<string, number>> {
  const contact = sql`(select id from contacts where igsid = ${igsid})`;
  const conversation = sql`conversation_id = (select id from conversations where contact_id = ${contact})`;
  const conditions = {
    events: sql`contact_id = ${contact}`,
    event_texts: sql`event_id in (select id from events where contact_id = ${contact})`,
    messages: conversation,
    runs: sql`contact_id = ${contact}`,
    outbox: conversation,
    inbox: sql`lane like ${`%:${igsid}`}`,
    comments: sql`from_igsid = ${igsid}`,
  };
  const counts = await Promise.all(tables.map(async (table) => [table, await count(table, conditions[table])] as const));
  return Object.fromEntries(counts);
}

async function statistics(): Promise<unknown[]> {
  const read = (table: string) =>
    sql`select to_jsonb(counted) as row from ${sql.table(table)} counted order by counted::text`.execute(server.database.system);
  return (await Promise.all(rollups.map(read))).map(({ rows }) => rows);
}

async function recompute(): Promise<void> {
  for (const { token } of users) expect((await server.call('POST /api/analytics/recompute', { token })).status).toBe(200);
}

const job = (options: { days?: number; isBusy?: () => Promise<boolean>; rowsTogether?: number } = {}) =>
  createRetentionJob({ database: server.database, days: DAYS, isBusy: async () => false, logger: silentLogger, ...options });

test('S42: nothing is deleted while updates wait, and not before rows are counted', async () => {
  const before = await Promise.all(people.map(rowsOf));
  expect(await job({ isBusy: async () => true }).runOnce(1_000)).toBe(false);
  const { rows } = await sql<{ at: Date }>`select counted_until as at from rollup_progress`.execute(server.database.system);
  await sql`update rollup_progress set counted_until = now() - interval '500 days'`.execute(server.database.system);
  expect(await job().runOnce(30_000)).toBe(true);
  await sql`update rollup_progress set counted_until = ${rows[0]?.at}`.execute(server.database.system);
  expect(await Promise.all(people.map(rowsOf))).toEqual(before);
});

test('S42: rows older than the limit are deleted for all owners, and open work, contacts and statistics stay', async () => {
  const [waits, young, unsent] = await Promise.all([WAITS, YOUNG, UNSENT].map(rowsOf));
  const counted = await statistics();
  for (const rows of counted) expect(rows).not.toEqual([]);
  const kept = await Promise.all(
    ['contacts', 'conversations', 'timers', 'conversation_slots', 'answers'].map((table) => count(table)),
  );
  expect(kept).toEqual([5, 5, 1, expect.any(Number), 5]);

  const retention = job({ rowsTogether: 2 });
  await eventually(async () => expect(await retention.runOnce(20)).toBe(true));

  const nothing = Object.fromEntries(tables.map((table) => [table, 0]));
  expect(await rowsOf(OLD)).toEqual(nothing);
  expect(await rowsOf(OTHER_OWNERS)).toEqual(nothing);
  expect(await rowsOf(YOUNG)).toEqual(young);
  // The comment and its event are not part of the open work.
  const { events, event_texts } = await rowsOf(WAITS);
  expect(events).toBeGreaterThanOrEqual(1);
  expect(event_texts).toBe(events);
  expect(await rowsOf(WAITS)).toMatchObject({ runs: waits?.runs, outbox: waits?.outbox, messages: 0, inbox: 0, comments: 0 });
  expect(await rowsOf(UNSENT)).toMatchObject({ runs: unsent?.runs, outbox: unsent?.outbox, messages: 0 });
  expect(
    await Promise.all(['contacts', 'conversations', 'timers', 'conversation_slots', 'answers'].map((table) => count(table))),
  ).toEqual(kept);
  expect(await statistics()).toEqual(counted);
});

test('S42: statistics of deleted rows stay when they are counted again, also after new messages', async () => {
  const before = await statistics();
  await recompute();
  expect(await statistics()).toEqual(before);
  const earlier = async () => {
    const { rows } = await sql`
      select conversation_id, slot::text, heard, said from conversation_slots where slot < now() - interval '1 day'
      union all select conversation_id, asked_at::text, by_bot, null from answers where asked_at < now() - interval '1 day'
      order by 1, 2`.execute(server.database.system);
    return rows;
  };
  const known = await earlier();
  expect(known.length).toBeGreaterThanOrEqual(10);
  await server.deliver(dm({ igId: igIdOf(0), from: OLD, text: 'again', mid: 'mid-again' }));
  await eventually(async () => expect((await rowsOf(OLD)).outbox).toBe(1));
  await createRollupJob({ database: server.database, clock: systemClock, logger: silentLogger }).runOnce();
  expect(await earlier()).toEqual(known);
  expect(await count('conversation_slots', sql`slot > now() - interval '1 day'`)).toBe(1);
});

test('S42: an old comment that Instagram still lists is not stored again', async () => {
  const at = new Date(Date.now() - (DAYS + 2) * 86_400_000).toISOString();
  server.instagram.answers.push(({ name }) => {
    if (/\/comments$/.test(name)) {
      const data = [{ id: 'c-old', text: 'nice', timestamp: at, from: { id: OLD, username: 'u' } }];
      return { status: 200, body: { data } };
    }
    return /\/media$/.test(name) ? { status: 200, body: { data: [{ id: 'post', media_type: 'IMAGE', timestamp: at }] } } : null;
  });
  const { status, body } = await server.call('POST /api/comments/sync', { token: users[0]?.token ?? '' });
  expect([status, body]).toEqual([200, { success: true, posts: 1, added: 0 }]);
  expect(await count('comments', sql`comment_id = 'c-old'`)).toBe(0);
});

test('S42: without RETENTION_DAYS nothing is deleted', async () => {
  const rows = await count('messages');
  const ticker = job({ days: 0 });
  ticker.start();
  await ticker.stop();
  expect(await count('messages')).toBe(rows);
});
