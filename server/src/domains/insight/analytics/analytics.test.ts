import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { conversation, dm, echo } from '../../../../test/data/deliveries.ts';
import { priceFlow } from '../../../../test/data/flows.ts';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { silentLogger } from '../../../../test/servers/silentLogger.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { systemClock } from '../../../infrastructure/clock/Clock.ts';
import { createRollupJob } from './createRollupJob.ts';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
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

const overview = async ({ token }: TestUser, query = '') =>
  (await server.call('GET /api/analytics/overview', { token, query })).body.data;
/** In UTC. */
const midnight = (daysAgo: number) => Math.floor(Date.now() / DAY_MS - daysAgo) * DAY_MS;
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
/** The job itself runs once a minute. */
const countNow = () => createRollupJob({ database: server.database, clock: systemClock, logger: silentLogger }).runOnce();
const settled = (user: TestUser, messages: number, query = '') =>
  eventually(async () => {
    await countNow();
    expect((await overview(user, query)).totals.totalMessages).toBe(messages);
  });

test('days follow the time zone, and days without messages are included', async () => {
  const user = await connected();
  const { igId } = user;
  // 23:30 in UTC is the next day in Tokyo.
  await server.deliver(dm({ igId, from: '1', text: 'a', mid: 'z1', at: midnight(3) + 23.5 * 60 * MINUTE_MS }));
  await server.deliver(dm({ igId, from: '2', text: 'b', mid: 'z2', at: midnight(3) + 12 * 60 * MINUTE_MS }));
  await settled(user, 2);
  const days = async (timeZone: string) =>
    (await overview(user, `?timeZone=${timeZone}`)).messageTrends
      .filter(({ messages }) => messages > 0)
      .map(({ date, messages }) => [date, messages]);
  expect(await days('UTC')).toEqual([[dateOf(midnight(3)), 2]]);
  expect(await days('Asia/Tokyo')).toEqual([
    [dateOf(midnight(3)), 1],
    [dateOf(midnight(2)), 1],
  ]);
  expect((await overview(user)).messageTrends).toHaveLength(7);
  const range = `?from=${dateOf(midnight(3))}&to=${dateOf(midnight(3))}&timeZone=UTC`;
  expect(await overview(user, range)).toMatchObject({
    range: { period: null },
    totals: { totalMessages: 2 },
    messageTrends: [{}],
  });
});

test('response times: from the first message after silence to the first answer, average, median and 90th percentile', async () => {
  const user = await connected();
  const { igId } = user;
  const at = midnight(1) + 60 * MINUTE_MS;
  const minutes = [1, 2, 3, 4, 10];
  for (const [index, minute] of minutes.entries()) {
    const from = `${index + 1}`;
    await server.deliver(dm({ igId, from, text: 'hello', mid: `r-in-${index}`, at }));
    await server.deliver(dm({ igId, from, text: 'anybody?', mid: `r-more-${index}`, at: at + 30_000 }));
    await server.deliver(echo({ igId, from, text: 'yes', mid: `r-out-${index}`, at: at + minute * MINUTE_MS }));
    await server.deliver(echo({ igId, from, text: 'anything else?', mid: `r-out2-${index}`, at: at + 2 * minute * MINUTE_MS }));
  }
  await server.deliver(dm({ igId, from: '99', text: 'lonely', mid: 'r-lonely', at }));
  await settled(user, 21);
  const { totals, conversationMetrics } = await overview(user);
  expect(totals).toMatchObject({
    inbound: 11,
    outbound: 10,
    conversations: 6,
    activeConversations: 5,
    newContacts: 6,
    engagementRate: null,
    responseTime: {
      all: { averageMs: 4 * MINUTE_MS, medianMs: 3 * MINUTE_MS, p90Ms: 7.6 * MINUTE_MS, sample: 5 },
      bot: { averageMs: null, medianMs: null, p90Ms: null, sample: 0 },
      person: { medianMs: 3 * MINUTE_MS, sample: 5 },
    },
  });
  const metric = (name: string) => conversationMetrics.find((one) => one.metric === name);
  expect(metric('Reply rate')).toMatchObject({ unit: 'percent', sample: 6, trend: null });
  expect(metric('Reply rate')?.value).toBeCloseTo(83.3, 1);
  expect(metric('Automated replies')).toMatchObject({ value: 0, sample: 5 });
});

test('hours, days before and response times by day add up to the totals, and belong to their owner', async () => {
  const user = await connected();
  const { igId } = user;
  const at = midnight(2) + 90 * MINUTE_MS;
  for (const [index, minute] of [2, 6].entries()) {
    const message = { igId, from: `4${index}`, text: 'hello', mid: `h-${index}`, at };
    await server.deliver(dm(message));
    await server.deliver(echo({ ...message, text: 'yes', mid: `h-out-${index}`, at: at + minute * MINUTE_MS }));
  }
  await server.deliver(dm({ igId, from: '40', text: 'earlier', mid: 'h-before', at: at - 7 * DAY_MS }));
  await settled(user, 4);
  // The earlier message is not in the totals, so it may be stored after the last count.
  await eventually(async () => {
    await countNow();
    const { previous, messageTrends } = await overview(user);
    expect(previous.messageTrends).toHaveLength(messageTrends.length);
    expect(previous.messageTrends?.find(({ messages }) => messages > 0)).toMatchObject({
      date: dateOf(at - 7 * DAY_MS),
      inbound: 1,
      outbound: 0,
    });
  });
  const hoursOf = async ({ token }: TestUser, query = '') =>
    (await server.call('GET /api/analytics/hours', { token, query })).body.data.hours;
  const weekday = ((new Date(at).getUTCDay() + 6) % 7) + 1;
  expect(await hoursOf(user)).toEqual([{ weekday, hour: 1, inbound: 2 }]);
  expect(await hoursOf(user, '?timeZone=Asia/Kathmandu')).toEqual([{ weekday, hour: 7, inbound: 2 }]);
  const timesOf = async ({ token }: TestUser) =>
    (await server.call('GET /api/analytics/response-times', { token, query: '' })).body.data;
  const times = await timesOf(user);
  expect(times.days).toHaveLength(7);
  expect(times.days.filter(({ sample }) => sample > 0)).toEqual([
    { date: dateOf(at), averageMs: 4 * MINUTE_MS, botMs: null, personMs: 4 * MINUTE_MS, sample: 2 },
  ]);
  expect(times.previous.days).toHaveLength(7);
  const other = await server.signUp('other');
  expect(await hoursOf(other)).toEqual([]);
  expect((await timesOf(other)).days.every(({ sample }) => sample === 0)).toBe(true);
});

test('an unanswered message does not delay the next response time', async () => {
  const user = await connected();
  const { igId } = user;
  const at = midnight(4) + 60 * MINUTE_MS;
  const next = at + 25 * 60 * MINUTE_MS;
  const soon = next + 23 * 60 * MINUTE_MS;
  await server.deliver(dm({ igId, from: '1', text: 'thank you!', mid: 's-thanks', at }));
  await server.deliver(dm({ igId, from: '1', text: 'is the lamp there?', mid: 's-lamp', at: next }));
  await server.deliver(dm({ igId, from: '1', text: 'hello?', mid: 's-hello', at: soon }));
  await server.deliver(echo({ igId, from: '1', text: 'it is', mid: 's-is', at: soon + MINUTE_MS }));
  await settled(user, 4);
  const day = 24 * 60 * MINUTE_MS;
  expect((await overview(user)).totals.responseTime.all).toEqual({
    averageMs: soon + MINUTE_MS - next,
    medianMs: soon + MINUTE_MS - next,
    p90Ms: soon + MINUTE_MS - next,
    sample: 1,
  });
  expect(soon + MINUTE_MS - next).toBeLessThan(day);
});

test('replies by flows are counted separately, a funnel shows the runs, and tests are excluded', async () => {
  const user = await connected();
  const { igId, token } = user;
  const { body } = await server.call('POST /api/flow/save', { token, body: { name: '=Price', ...priceFlow } });
  const { id } = body.data;
  await server.call('POST /api/flow/{id}/publish', { token, id });
  for (const [from, text] of [
    ['1', 'the price?'],
    ['2', 'hello'],
    ['3', 'price'],
  ] as const) {
    await server.deliver(dm({ igId, from, text, mid: `f-${from}` }));
  }
  await server.call('POST /api/instagram/debug/simulate-event', { token, body: { eventType: 'messages', content: 'price' } });
  await settled(user, 6);
  const { totals } = await overview(user);
  expect(totals.responseTime).toMatchObject({ bot: { sample: 3 }, person: { sample: 0 } });
  const volume = await server.call('GET /api/analytics/messages', { token, query: '?period=7d' });
  expect(volume.body.data).toMatchObject({ totalMessages: 6, inbound: 3, outbound: 3, activeConversations: 3 });

  await eventually(async () => {
    const flows = await server.call('GET /api/analytics/flows', { token });
    expect(flows.body.data.flows).toEqual([
      {
        flowId: id,
        name: '=Price',
        started: 3,
        answered: 3,
        finished: 3,
        waiting: 0,
        failed: 0,
        paused: 0,
        isInline: false,
        isDeleted: false,
      },
    ]);
  });
  const flow = await server.call('GET /api/analytics/flows/{id}', { token, id });
  expect(flow.body.data.nodes).toEqual([
    { nodeId: 'c', nodeType: 'conditionNode', entered: 3, left: 3, errors: 0, label: '', text: 'price', isEnd: false },
    { nodeId: 'yes', nodeType: 'messageNode', entered: 2, left: 0, errors: 0, label: '', text: 'It is 20 EUR.', isEnd: true },
    { nodeId: 'no', nodeType: 'messageNode', entered: 1, left: 0, errors: 0, label: '', text: 'How can I help?', isEnd: true },
  ]);
  expect(flow.body.data.edges).toEqual([
    { source: 'c', target: 'yes', sourceHandle: 'true', passed: 2 },
    { source: 'c', target: 'no', sourceHandle: 'false', passed: 1 },
  ]);
  const none = await server.call('GET /api/analytics/flows/{id}', { token, id, query: '?version=7' });
  expect(none.body.data.nodes).toEqual([]);
  expect((await server.call('GET /api/analytics/flows/{id}', { token, id: 'nothing' })).status).toBe(404);

  const csv = await server.send<string>('GET', '/api/analytics/export?dataset=flows', { token });
  expect(csv.body).toBe("flow,started,answered,finished,waiting,failed,paused\r\n'=Price,3,3,3,0,0,0\r\n");

  // Moves one of them to the previous period.
  await sql`update runs set started_at = started_at - interval '8 days' where owner_id = ${user.id} and trigger_key like '%f-1'`.execute(
    server.database.system,
  );
  await server.call('POST /api/analytics/recompute', { token });
  const compared = (await server.call('GET /api/analytics/flows', { token })).body.data;
  expect([compared.flows, compared.previous.flows]).toMatchObject([[{ started: 2 }], [{ flowId: id, started: 1 }]]);
  expect(compared.previous.to).toBe(compared.range.from);
  const one = (await server.call('GET /api/analytics/flows/{id}', { token, id })).body.data;
  expect([one.funnel.started, one.previous.funnel.started]).toEqual([2, 1]);
  expect(one.previous.nodes.map(({ nodeId, entered }) => [nodeId, entered])).toEqual([
    ['c', 1],
    ['yes', 1],
  ]);
});

test('the previous period has the same length, and changes are in percent', async () => {
  const user = await connected();
  const { igId } = user;
  for (const [mid, daysAgo] of [
    ['c1', 1],
    ['c2', 1],
    ['c3', 1],
    ['c4', 9],
    ['c5', 9],
  ] as const) {
    await server.deliver(dm({ igId, from: mid, text: 'order broken, bad', mid, at: midnight(daysAgo) + MINUTE_MS }));
  }
  await settled(user, 5, '?period=30d');
  const shown = await overview(user, '?period=7d');
  expect(shown.previous.totals.totalMessages).toBe(2);
  expect(shown.previous.to).toBe(shown.range.from);
  expect(shown.insights[0]).toBe('50% more messages than in the previous period (3, was 2).');
  expect(shown.insightMessages?.[0]).toEqual({ code: 'analytics.more-messages', params: { size: 50, now: 3, before: 2 } });
  expect(shown.conversationMetrics[0]).toMatchObject({ metricMessage: { code: 'analytics.answer-rate' } });
  expect(shown.topKeywords).toContainEqual({ keyword: 'order', count: 3, sentiment: 'negative', isEstimate: true });
  expect(shown.insights).toContainEqual(expect.stringContaining('estimated)'));
});

test('a job maintains the counts, includes late messages and can recompute them', async () => {
  const user = await connected();
  const { igId, token } = user;
  const at = midnight(2) + 5 * MINUTE_MS;
  await server.deliver(dm({ igId, from: '1', text: 'a', mid: 'k1', at }));
  await settled(user, 1);
  const inbound = async () => (await overview(user)).totals.inbound;

  expect(await inbound()).toBe(1);
  await server.deliver(dm({ igId, from: '2', text: 'late', mid: 'k2', at: at + 1_000 }));
  await eventually(async () => {
    await countNow();
    expect(await inbound()).toBe(2);
  });

  await server.database.system.updateTable('message_rollups').set({ inbound: 50 }).where('owner_id', '=', user.id).execute();
  expect(await inbound()).toBe(50);
  expect((await server.call('POST /api/analytics/recompute', { token })).body.slots).toBe(1);
  expect(await inbound()).toBe(2);
});

test('S29: the export is an attachment', async () => {
  const user = await connected();
  for (const dataset of ['messages', 'keywords', 'metrics']) {
    const { status, headers, body } = await server.send<string>('GET', `/api/analytics/export?dataset=${dataset}`, {
      token: user.token,
    });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toMatch(new RegExp(`^attachment; filename="fanfare-${dataset}-[\\d-]+\\.csv"$`));
    expect(body.split('\r\n').length).toBeGreaterThan(1);
  }
});

test('the columns of an export are named in the language of the request; values are not translated', async () => {
  const user = await connected();
  const headerIn = async (dataset: string, language: string) => {
    const { body } = await server.send<string>('GET', `/api/analytics/export?dataset=${dataset}`, {
      token: user.token,
      headers: { 'accept-language': language },
    });
    return body.split('\r\n')[0];
  };
  expect(await headerIn('messages', 'de-CH, en;q=0.5')).toBe('Datum,Nachrichten,eingehend,ausgehend,Gespräche');
  expect(await headerIn('metrics', 'de')).toBe('Kennzahl,Wert,Einheit,Veränderung in Prozent,Stichprobe');
  expect(await headerIn('flows', 'de')).toBe('Flow,begonnen,beantwortet,beendet,wartend,fehlgeschlagen,angehalten');
  expect(await headerIn('keywords', 'de')).toBe('Stichwort,Nachrichten,Stimmung (geschätzt)');
  expect(await headerIn('messages', 'en')).toBe('date,messages,inbound,outbound,conversations');
  const { body } = await server.send<string>('GET', '/api/analytics/export?dataset=metrics', {
    token: user.token,
    headers: { 'accept-language': 'de' },
  });
  expect(body).toContain('Reply rate,');
});

test('an invalid range is refused', async () => {
  const user = await connected();
  for (const query of [
    '?timeZone=Mars/Base',
    '?from=2030-01-01',
    '?from=2030-01-02&to=2030-01-01',
    '?from=2030-02-30&to=2030-03-01',
    '?from=2020-01-01&to=2030-01-01',
    '?from=2030-01-01&to=2030-01-01&period=7d',
    '?period=1y',
    '?from=yesterday&to=2030-01-01',
  ]) {
    const { status, body } = await server.call('GET /api/analytics/overview', { token: user.token, query });
    expect([query, status, body]).toMatchObject([query, 400, { code: 'validation_failed' }]);
  }
  const meanings = await server.call('GET /api/analytics/definitions', { token: user.token });
  expect(meanings.body.data.length).toBeGreaterThan(10);
  expect(meanings.body.data[0]?.message).toEqual({ code: 'analytics.messages-definition' });
});

test('S20: analytics of one user show nothing of another', async () => {
  const owner = await connected();
  await server.deliver(
    conversation(owner.igId, {
      sender: { id: '5' },
      recipient: { id: owner.igId },
      timestamp: Date.now(),
      message: { mid: 'own', text: 'secret' },
    }),
  );
  await settled(owner, 1);
  const stranger = await server.signUp('stranger');
  expect(await overview(stranger)).toMatchObject({ totals: { totalMessages: 0, newContacts: 0 }, topKeywords: [], insights: [] });
  expect((await server.call('GET /api/analytics/flows', { token: stranger.token })).body.data.flows).toEqual([]);
});
