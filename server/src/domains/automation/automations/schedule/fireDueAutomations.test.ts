import { after, before, beforeEach, test } from 'node:test';
import { weekdays } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { sql } from 'kysely';
import { dm } from '../../../../../test/data/deliveries.ts';
import { flowThatSays } from '../../../../../test/data/flows.ts';
import { igIdOf } from '../../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../../test/servers/startTestServer.ts';
import { fireDueAutomations } from './fireDueAutomations.ts';

const igId = igIdOf(1);
const HOUR_MS = 60 * 60 * 1000;
let clockOffsetMs = 0;
let server: TestServer;
let user: TestUser;
let fan = 8_000;

before(async () => {
  server = await startTestServer({ pollMs: 100, clock: { nowMs: () => Date.now() + clockOffsetMs } });
  user = await server.signUp('anna');
  await server.connect(user, igId);
});
after(() => server.close());
beforeEach(async () => {
  clockOffsetMs = 0;
  fan += 10;
  for (const { _id: id } of await automations()) await server.call('DELETE /api/flows/{id}', { token: user.token, id });
  await execute(sql`update conversations set last_inbound_at = now() - interval '2 days'`);
});

const execute = (statement: ReturnType<typeof sql>) => statement.execute(server.database.system);
const automations = async () => (await server.call('GET /api/flows', { token: user.token })).body.data;
const received = () =>
  server.instagram.sent.filter(({ recipient }) => Number(recipient) >= fan).map(({ recipient }) => recipient);
/** Returns the time of day in UTC in this many minutes. */
const timeIn = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16);
const daily = (time: string) => ({ schedule: { days: [...weekdays], time, timeZone: 'UTC' } });

async function create(time: string, more: Record<string, unknown> = {}): Promise<string> {
  const body = {
    name: `At ${time}`,
    trigger: 'time_based',
    triggerSettings: daily(time),
    actions: [{ type: 'reply', text: 'now' }],
  };
  const answer = await server.call('POST /api/flows', { token: user.token, body: { ...body, ...more } });
  expect(answer.status).toBe(201);
  return answer.body.data._id;
}

async function hearFrom(...fans: number[]): Promise<void> {
  for (const from of fans) await server.deliver(dm({ igId, from: `${from}`, text: 'hi', mid: `m-${from}` }));
  await eventually(async () => {
    const { rows } = await execute(sql`select 1 from contacts where igsid = any(${fans.map(String)})`);
    expect(rows).toHaveLength(fans.length);
  });
}

const makeDue = (id: string, ago: string) =>
  execute(sql`update automations set next_run_at = now() - ${ago}::interval where id = ${id}`);
const fired = async (id: string) => (await automations()).find(({ _id }) => _id === id)?.lastFired ?? null;

test('a due automation runs once for every contact that may be messaged', async () => {
  await hearFrom(fan, fan + 1, fan + 2, fan + 3, fan + 4);
  await execute(sql`update conversations set last_inbound_at = now() - interval '24 hours' from contacts
    where contacts.id = contact_id and igsid = ${`${fan + 1}`}`);
  await execute(
    sql`update conversations set handler = 'person' from contacts where contacts.id = contact_id and igsid = ${`${fan + 2}`}`,
  );
  await execute(sql`update contacts set tags = '{muted}' where igsid = ${`${fan + 3}`}`);
  await execute(sql`update contacts set igsid = 'sim:x' where igsid = ${`${fan + 4}`}`);
  const id = await create(timeIn(120), { conditions: [{ type: 'tag', operator: 'has_not', value: 'muted' }] });
  await makeDue(id, '1 minute');

  await eventually(() => expect(received()).toEqual([`${fan}`]));
  expect(await fired(id)).toMatchObject({ contacts: 2 });
  const [automation] = await automations();
  expect(Date.parse(automation?.nextRunAt ?? '')).toBeGreaterThan(Date.now() + HOUR_MS);
  await eventually(async () => {
    const { body } = await server.call('GET /api/webhooks/events', { token: user.token, query: '?eventType=flow_execution' });
    const mine = body.data.events.filter(({ senderId }) => senderId === `${fan}`);
    expect(mine).toMatchObject([{ outcome: 'flow_ran', userInfo: { username: `user.${fan}` }, content: { text: null } }]);
  });
  expect(await fireDueAutomations(server.database)).toBe(0);
});

test('missed times are run once, even with several processes', async () => {
  await hearFrom(fan, fan + 1, fan + 2);
  const id = await create(timeIn(120), { isActive: false });
  await makeDue(id, '3 days');
  await execute(sql`update automations set is_active = true where id = ${id}`);
  const askers = await Promise.all(Array.from({ length: 6 }, () => fireDueAutomations(server.database)));
  await eventually(() => expect(received().sort()).toEqual([`${fan}`, `${fan + 1}`, `${fan + 2}`]));
  expect(askers.reduce((all, count) => all + count, 0)).toBeLessThanOrEqual(3);
});

test('F13: a clock that jumps an hour forward starts nothing early', async () => {
  await hearFrom(fan);
  const id = await create(timeIn(30));
  clockOffsetMs = HOUR_MS;
  expect(await fireDueAutomations(server.database)).toBe(0);
  await eventually(() => expect(server.instagram.calls).toContain(`GET /graph/v25.0/${fan}`));
  expect(await fired(id)).toBeNull();
  expect(received()).toEqual([]);
});

test('F13: a clock that jumps an hour back starts nothing twice', async () => {
  await hearFrom(fan);
  clockOffsetMs = -HOUR_MS;
  // Due by the database's clock, but not by the shifted clock.
  const id = await create(timeIn(-1));
  await eventually(() => expect(received()).toEqual([`${fan}`]));
  const first = await fired(id);
  for (const _ of ['off', 'on']) await server.call('PATCH /api/flows/{id}/toggle', { token: user.token, id });
  await eventually(async () => expect((await fired(id))?.at).not.toBe(first?.at));
  expect(await fired(id)).toMatchObject({ contacts: 0 });
  expect(received()).toEqual([`${fan}`]);
});

test('times that passed while a flow was unpublished are not run later', async () => {
  await hearFrom(fan);
  const { body } = await server.call('POST /api/flow/save', {
    token: user.token,
    body: { name: 'Daily', ...flowThatSays('daily') },
  });
  const publish = () => server.call('POST /api/flow/{id}/publish', { token: user.token, id: body.data.id });
  await publish();
  const [automation] = await automations();
  const id = automation?._id ?? '';
  await server.call('PATCH /api/flows/{id}', {
    token: user.token,
    id,
    body: { trigger: 'time_based', triggerSettings: daily(timeIn(120)) },
  });
  await server.call('POST /api/flow/{id}/unpublish', { token: user.token, id: body.data.id });
  await makeDue(id, '1 hour');
  await publish();
  await eventually(async () => expect((await automations())[0]?.nextRunAt).not.toBeNull());
  expect(await fired(id)).toBeNull();
  await makeDue(id, '1 second');
  await eventually(() => expect(received()).toEqual([`${fan}`]));
});

test('changes between the due time and the processing of the lane count', async () => {
  await hearFrom(fan);
  const id = await create(timeIn(120));
  await execute(sql`update inbox set state = 'active', lease_until = now() + interval '1 hour' where lane like ${`%:${fan}`}`);
  await makeDue(id, '1 second');
  await eventually(async () => expect(await fired(id)).toMatchObject({ contacts: 1 }));
  await server.call('PATCH /api/flows/{id}/toggle', { token: user.token, id });
  await execute(sql`update inbox set state = 'done' where lane like ${`%:${fan}`} and kind = 'messages'`);
  await eventually(async () => {
    const { rows } = await execute(sql`select state from inbox where kind = 'scheduled_start' and lane like ${`%:${fan}`}`);
    expect(rows).toEqual([{ state: 'done' }]);
  });
  expect(received()).toEqual([]);
});
