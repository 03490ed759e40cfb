import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { dm, echo } from '../../../../test/data/deliveries.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { silentLogger } from '../../../../test/servers/silentLogger.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { systemClock } from '../../../infrastructure/clock/Clock.ts';
import { createEventBus } from '../../../infrastructure/event-bus/createEventBus.ts';
import { createRollupJob } from '../analytics/index.ts';
import { createGoalJob } from './createGoalJob.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

let n = 0;
async function connected(): Promise<TestUser & { igId: string }> {
  n += 1;
  const user = await server.signUp(`user${n}`);
  await server.connect(user, igIdOf(n));
  return { ...user, igId: igIdOf(n) };
}

/** In this zone it is noon now, so that midnight cannot pass during the test. */
const hoursAhead = 12 - new Date().getUTCHours();
const zone = `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`;
/** Midnight in that zone. */
const today = Math.floor(Date.now() / DAY_MS) * DAY_MS - hoursAhead * 60 * MINUTE_MS;
/** The calendar day in that zone. */
const inWords = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const dayOf = (ms: number) => new Date(ms + hoursAhead * 60 * MINUTE_MS).toISOString().slice(0, 10);

/** Yesterday two followers wrote, and one got a reply after 30 minutes. */
async function yesterday({ token, igId }: TestUser & { igId: string }): Promise<void> {
  const at = today - 10 * 60 * MINUTE_MS;
  await server.deliver(dm({ igId, from: '1', text: 'hello', mid: `${igId}-1`, at }));
  await server.deliver(dm({ igId, from: '2', text: 'hello', mid: `${igId}-2`, at }));
  await server.deliver(echo({ igId, from: '1', text: 'hi', mid: `${igId}-3`, at: at + 30 * MINUTE_MS }));
  const rollups = createRollupJob({ database: server.database, clock: systemClock, logger: silentLogger });
  await eventually(async () => {
    await rollups.runOnce();
    const { body } = await server.call('GET /api/analytics/overview', { token });
    expect(body.data.totals.totalMessages).toBe(3);
  });
}

const set = ({ token }: TestUser, goals: object[], timeZone = zone) =>
  server.call('PUT /api/analytics/goals', { token, body: { timeZone, goals } as never });
const missedOf = async ({ token }: TestUser) =>
  (await server.call('GET /api/notifications', { token, query: '?eventType=goal_missed' })).body.data.notifications;
/** Creates the job at another time. */
function jobAt(ms: number) {
  const notified: string[] = [];
  const { database } = server;
  const bus = createEventBus();
  bus.subscribe('feed-changed', (id) => void notified.push(id));
  const job = createGoalJob({ database, clock: { nowMs: () => ms }, logger: silentLogger, bus });
  return { runOnce: job.runOnce, notified };
}

test('goals are set, read and removed together', async () => {
  const user = await connected();
  expect((await server.call('GET /api/analytics/goals', { token: user.token })).body.data).toEqual({ timeZone: null, goals: [] });
  const { status, body } = await set(
    user,
    [
      { metric: 'responseTime', period: 'week', target: 5 * MINUTE_MS },
      { metric: 'totalMessages', period: 'day', target: 10 },
    ],
    'Asia/Kathmandu',
  );
  expect([status, body.data.timeZone]).toEqual([200, 'Asia/Kathmandu']);
  expect(body.data.goals).toMatchObject([
    { metric: 'totalMessages', period: 'day', target: 10, current: { value: 0, isMet: false } },
    { metric: 'responseTime', period: 'week', target: 5 * MINUTE_MS, current: { value: null, sample: 0, isMet: null } },
  ]);
  await set(user, [{ metric: 'newContacts', period: 'month', target: 3 }]);
  const after = await server.call('GET /api/analytics/goals', { token: user.token });
  expect(after.body.data).toMatchObject({ timeZone: zone, goals: [{ metric: 'newContacts', period: 'month', target: 3 }] });
  expect((await set(user, [])).body.data).toEqual({ timeZone: null, goals: [] });
});

for (const [what, goals, timeZone] of [
  ['a metric that Instagram does not give', [{ metric: 'engagementRate', period: 'day', target: 5 }]],
  ['more than every conversation', [{ metric: 'answerRate', period: 'day', target: 101 }]],
  ['half a message', [{ metric: 'totalMessages', period: 'day', target: 1.5 }]],
  ['a response time of months', [{ metric: 'responseTime', period: 'day', target: 30 * DAY_MS }]],
  ['a target of nothing', [{ metric: 'totalMessages', period: 'day', target: 0 }]],
  [
    'two goals for one metric',
    [
      { metric: 'newContacts', period: 'day', target: 1 },
      { metric: 'newContacts', period: 'week', target: 5 },
    ],
  ],
  ['a place that is no time zone', [], 'Middle/Earth'],
] as const) {
  test(`${what} is refused, and the goals stay unchanged`, async () => {
    const user = await connected();
    await set(user, [{ metric: 'activeConversations', period: 'day', target: 7 }]);
    expect((await set(user, [...goals], timeZone)).status).toBe(400);
    const { body } = await server.call('GET /api/analytics/goals', { token: user.token });
    expect(body.data.goals).toMatchObject([{ metric: 'activeConversations', target: 7 }]);
  });
}

test('the previous period is evaluated by the definitions of the analytics', async () => {
  const user = await connected();
  await yesterday(user);
  const { body } = await set(user, [
    { metric: 'totalMessages', period: 'day', target: 3 },
    { metric: 'activeConversations', period: 'day', target: 2 },
    { metric: 'newContacts', period: 'day', target: 1 },
    { metric: 'answerRate', period: 'day', target: 50 },
    { metric: 'automationShare', period: 'day', target: 1 },
    { metric: 'responseTime', period: 'day', target: 30 * MINUTE_MS },
  ]);
  expect(body.data.goals.map(({ metric, previous }) => [metric, previous.value, previous.isMet])).toEqual([
    ['totalMessages', 3, true],
    ['activeConversations', 1, false],
    // Contacts count when they are created, so they count today.
    ['newContacts', 0, false],
    ['answerRate', 50, true],
    ['automationShare', 0, false],
    ['responseTime', 30 * MINUTE_MS, true],
  ]);
  expect(body.data.goals[0]?.previous).toMatchObject({
    from: new Date(today - DAY_MS).toISOString(),
    to: new Date(today).toISOString(),
  });
});

test('a missed goal is reported once by several processes, and a met one is not', async () => {
  const user = await connected();
  const { igId } = user;
  await server.deliver(dm({ igId, from: '1', text: 'hello', mid: 'once', at: Date.now() - 1_000 }));
  await eventually(async () => {
    const { body } = await server.call('GET /api/analytics/overview', { token: user.token });
    expect(body.data.totals.totalMessages).toBe(1);
  });
  const { body } = await set(user, [
    { metric: 'totalMessages', period: 'day', target: 20 },
    { metric: 'newContacts', period: 'day', target: 1 },
    { metric: 'responseTime', period: 'day', target: MINUTE_MS },
  ]);
  const end = Date.parse(body.data.goals[0]?.current.to ?? '');

  await jobAt(end - 1).runOnce();
  expect(await missedOf(user)).toEqual([]);

  const processes = [jobAt(end), jobAt(end), jobAt(end + MINUTE_MS)];
  await Promise.all(processes.map(({ runOnce }) => runOnce()));
  await jobAt(end + 60 * MINUTE_MS).runOnce();
  expect(processes.flatMap(({ notified }) => notified).filter((id) => id === user.id)).toHaveLength(1);
  const day = dayOf(end - 1);
  expect(await missedOf(user)).toMatchObject([
    {
      eventType: 'goal_missed',
      content: {
        text: `1 message on ${inWords(day)}; goal: 20.`,
        message: { code: 'notices.goal-missed', params: { amount: { code: 'notices.message' }, goal: { number: 20 } } },
      },
      payload: { goal: { metric: 'totalMessages', firstDay: day, lastDay: day, target: 20, value: 1 } },
      isRead: false,
    },
  ]);
  const counts = await server.call('GET /api/webhooks/counts', { token: user.token });
  expect(counts.body.data).toMatchObject({ total: 2, unread: 2 });

  // After three days only the last missed period is reported.
  await jobAt(end + 3 * DAY_MS + MINUTE_MS).runOnce();
  const later = await missedOf(user);
  expect(later.map(({ content }) => content.text)).toEqual(
    expect.arrayContaining([expect.stringContaining(`0 messages on ${inWords(dayOf(end + 2 * DAY_MS))}`)]),
  );
  // The day had zero new contacts, too.
  expect(later).toHaveLength(3);
});

test('a removed goal is not evaluated, and a goal set again keeps the end of its period', async () => {
  const user = await connected();
  const goal = { metric: 'totalMessages', period: 'day', target: 5 };
  const { body } = await set(user, [goal]);
  const end = Date.parse(body.data.goals[0]?.current.to ?? '');
  await set(user, [{ ...goal, target: 6 }]);
  await jobAt(end).runOnce();
  expect(await missedOf(user)).toMatchObject([{ payload: { goal: { target: 6 } } }]);
  await set(user, []);
  await jobAt(end + DAY_MS).runOnce();
  expect(await missedOf(user)).toHaveLength(1);
});
