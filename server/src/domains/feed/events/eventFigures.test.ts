import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';

let server: TestServer;
let user: TestUser;

before(async () => {
  server = await startTestServer();
  user = await server.signUp('anna');
  await server.connect(user, igIdOf(61));
});
after(() => server.close());

const countsOf = async (timeZone?: string) => {
  const query = timeZone === undefined ? '' : `?timeZone=${encodeURIComponent(timeZone)}`;
  return (await server.call('GET /api/webhooks/counts', { token: user.token, query })).body.data;
};

/** Returns the figures of each screen with the rows of their lists. */
async function readAll() {
  const get = { token: user.token };
  const counts = await countsOf();
  const { database, eventTypes } = (await server.call('GET /api/webhooks/stats', get)).body.data;
  const panel = (await server.call('GET /api/instagram/webhook/status', get)).body;
  const monitoring = (await server.call('GET /api/webhooks/monitoring/dashboard', get)).body;
  const rows = async (query: string) =>
    (await server.call('GET /api/webhooks/events', { ...get, query: `?limit=200${query}` })).body.data.events.length;
  const listed = (await server.call('GET /api/notifications', { ...get, query: '?limit=1&status=unread' })).body.data.total;
  return {
    totals: [counts.total, database.total, panel.total, eventTypes.reduce((sum, { count }) => sum + count, 0), await rows('')],
    processed: [database.completed, panel.processed, await rows('&status=completed')],
    pending: [database.pending, panel.pending, await rows('&isPending=true')],
    failed: [database.failed, await rows('&status=failed')],
    unread: [counts.unread, listed],
    lastHour: [monitoring.recentEvents, monitoring.performance.performanceStats.eventsLastHour],
    counts,
  };
}

const same = (values: readonly number[]) => expect(new Set(values).size).toBe(1);
const simulate = (eventType: string) =>
  server.call('POST /api/instagram/debug/simulate-event', { token: user.token, body: { eventType, content: 'Hi' } });
const changeAll = (change: 'read' | 'archive') =>
  server.call(`POST /api/notifications/${change}`, { token: user.token, body: { filter: {} } });

test('simulated events count on every screen; reading and clearing lower the unread number but no total', async () => {
  expect((await readAll()).counts).toMatchObject({ total: 0, today: 0, unread: 0, received: 0 });
  for (const type of ['comments', 'mentions', 'live_comments', 'message_reactions', 'message_seen']) await simulate(type);
  await eventually(async () => expect((await countsOf()).total).toBe(5));

  const expectState = async (unread: number) => {
    const all = await readAll();
    expect(all.counts).toMatchObject({ total: 5, received: 5, unread });
    for (const name of ['totals', 'processed', 'pending', 'failed', 'unread', 'lastHour'] as const) same(all[name]);
    expect(all.totals[0]).toBe(5);
    expect(all.lastHour[0]).toBe(5);
  };
  // Seen receipts are stored as read.
  await expectState(4);
  await changeAll('read');
  await expectState(0);
  await changeAll('archive');
  await expectState(0);
});

test('today begins at midnight of the requested time zone, or else of the quiet hours', async () => {
  const now = Date.now();
  const hour = 60 * 60_000;
  await sql`update events set received_at = ${new Date(now - hour)} where owner_id = ${user.id}`.execute(server.database.system);
  // Finds a zone where it is 00:30 and one where it is noon.
  const offset = -Math.floor((now % (24 * hour)) / hour);
  const midnight = offset < -11 ? offset + 24 : offset;
  const zone = (hours: number) => `Etc/GMT${hours <= 0 ? '+' : '-'}${Math.abs(hours)}`;
  expect((await countsOf(zone(midnight))).today).toBe(0);
  const noon = midnight + 12 > 12 ? midnight - 12 : midnight + 12;
  expect((await countsOf(zone(noon))).today).toBe(5);
  for (const [timeZone, today] of [
    [zone(midnight), 0],
    [zone(noon), 5],
  ] as const) {
    const quietHours = { isOn: false, from: '22:00', to: '07:00', timeZone };
    await server.call('PATCH /api/user/notifications/settings', { token: user.token, body: { quietHours } });
    expect((await countsOf()).today).toBe(today);
  }
  const refused = await server.call('GET /api/webhooks/counts', { token: user.token, query: '?timeZone=Middle/Earth' });
  expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});
