import { randomBytes } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { igIdOf } from '../../../../test/doubles/startInstagramDouble.ts';
import { eventually } from '../../../../test/eventually.ts';
import { isLong } from '../../../../test/longTest.ts';
import { silentLogger } from '../../../../test/servers/silentLogger.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/servers/startTestServer.ts';
import { systemClock } from '../../../infrastructure/clock/Clock.ts';
import { createTokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import { createEventBus } from '../../../infrastructure/event-bus/createEventBus.ts';
import { createInstagramClient } from '../../../integrations/instagram/index.ts';
import { createMissedDeliveryDetector } from './createMissedDeliveryDetector.ts';

const MINUTE_MS = 60_000;
const THREADS = isLong ? 150 : 60;
const key = randomBytes(32);
let server: TestServer;
let user: TestUser;
let igId: string;
let users = 0;

before(async () => {
  // Without the server's own rounds.
  server = await startTestServer({ key, startsWork: false, comparisonEveryMs: 20, guardTime: { speed: 50 } });
  server.instagram.grantedScopes += ',instagram_business_manage_comments';
});
after(() => server.close());

beforeEach(async () => {
  users += 1;
  igId = igIdOf(users);
  user = await server.signUp(`user${users}`);
  await server.connect(user, igId);
  await sql`update instagram_accounts set connected_at = now() - interval '2 days' where owner_id = ${user.id}`.execute(
    server.database.system,
  );
  await sql`insert into delivery_checks (account_id, owner_id, started_at) select id, owner_id, now() - interval '1 minute'
    from instagram_accounts where owner_id = ${user.id}`.execute(server.database.system);
  server.instagram.conversations.clear();
  server.instagram.answers = [
    ({ name }) => (name === `GET /graph/v25.0/${igId}/media` ? { status: 200, body: { data: [] } } : null),
  ];
});

interface Written {
  id: string;
  from: string;
  text: string;
  minutesAgo: number;
}

const graphTime = (minutesAgo: number) => new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString().replace(/\.\d+Z$/, '+0000');

/** Conversations on Instagram by contact, newest message first. */
function setThreads(threads: Record<string, Written[]>): void {
  for (const [contact, messages] of Object.entries(threads)) {
    const listed = messages.map(({ id, from, text, minutesAgo }) => ({
      id,
      created_time: graphTime(minutesAgo),
      from: { id: from },
      message: text,
    }));
    server.instagram.conversations.set(contact, listed);
  }
}

const check = () => server.call('POST /api/webhooks/gaps/check', { token: user.token });
function newDetector({ sliceEveryMs, speed = 1 }: { sliceEveryMs?: number; speed?: number }) {
  const client = createInstagramClient(server.settings.instagram, undefined, { speed });
  const detector = createMissedDeliveryDetector({
    database: server.database,
    instagram: client,
    vault: createTokenVault(key),
    clock: systemClock,
    logger: silentLogger,
    bus: createEventBus(),
    sliceEveryMs,
  });
  return { gaps: detector, close: client.close };
}

const compareAgain = (query: ReturnType<typeof sql>) =>
  sql`update delivery_checks set started_at = now() - interval '1 minute', ${query} where owner_id = ${user.id}`.execute(
    server.database.system,
  );
const gaps = async () => (await server.call('GET /api/webhooks/gaps', { token: user.token })).body.data;
const reconciledCount = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from inbox
    where owner_id = ${user.id} and origin = 'reconciled'`.execute(server.database.system);
  return rows[0]?.count;
};
const missedOnce = (count: number, minutesAgo = 120) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      `${700_000 + n}`,
      [{ id: `missed-${users}-${n}`, from: `${700_000 + n}`, text: 'meanwhile', minutesAgo }],
    ]),
  );
const notices = async () =>
  (await server.call('GET /api/webhooks/events', { token: user.token, query: '?eventType=webhook_error' })).body.data.events.map(
    ({ processingErrorMessage }) => processingErrorMessage,
  );

test(`M1: ${THREADS} conversations with a missed message each are all found, with less than two calls a second`, async () => {
  setThreads(missedOnce(THREADS));
  const began = performance.now();
  const times: number[] = [];
  server.instagram.answers.push(({ name }) => {
    if (name.includes('conversations')) times.push(performance.now());
    return null;
  });
  const paced = newDetector({});
  const state = await paced.gaps.check(user.id, null);
  await paced.close();
  expect(state).toMatchObject({ isComparing: false, threads: THREADS, missed: { lastCheck: THREADS }, leftOut: null });
  expect(await reconciledCount()).toBe(THREADS);
  expect(performance.now() - began).toBeGreaterThan(THREADS * 33);
  for (const first of times) expect(times.filter((at) => at >= first && at < first + 1_000).length).toBeLessThan(2);
});

test('M1: of 120 missed messages in one conversation the readable ones are added and the others are reported', async () => {
  const messages = Array.from({ length: 120 }, (_, n) => ({
    id: `long-${users}-${n}`,
    from: '800',
    text: `message ${n}`,
    minutesAgo: 90 + n,
  }));
  setThreads({ 800: [...messages, { id: 'before', from: '800', text: 'before', minutesAgo: 48 * 60 }] });
  await compareAgain(sql`compared_until = now() - interval '10 hours'`);
  const { body } = await check();
  const left = {
    code: 'notices.messages-not-compared',
    params: { count: 100, conversations: 1, limit: 20 },
  };
  expect(body.data).toMatchObject({ isComparing: false, missed: { lastCheck: 20 }, leftOutMessage: [left] });
  expect(body.data.leftOut).toContain('Messages not compared: 100.');
  expect(await reconciledCount()).toBe(20);
  expect(await notices()).toEqual([[expect.objectContaining({ code: 'notices.missed-deliveries-added' }), left]]);
  const doctor = await server.call('GET /api/instagram/doctor', { token: user.token });
  expect(doctor.body.data.checks.find(({ id }) => id === 'deliveries')?.findingMessage).toContainEqual(left);

  // Messages that Fanfare knows are not left out.
  await compareAgain(sql`compared_until = now() - interval '10 hours', left_out = null`);
  const stored = messages.slice(20).map(({ id }) => id);
  await sql`insert into inbox (owner_id, account_id, dedupe_key, lane, kind, body, meta_ts, state)
    select owner_id, id, ig_id || ':m:' || mid, 'known', 'messages', '{}', now(), 'done'
    from instagram_accounts, unnest(${stored}::text[]) mid where owner_id = ${user.id}`.execute(server.database.system);
  expect((await check()).body.data).toMatchObject({ missed: { lastCheck: 0 }, leftOut: null });
});

test('M1: a comparison continues after a restart, and only its end moves the time', async () => {
  setThreads(missedOnce(60));
  await compareAgain(sql`compared_until = now() - interval '3 hours', next_slice_at = now()`);
  const before = (await gaps()).comparedUntil;
  const first = newDetector({ sliceEveryMs: 20, speed: 50 });
  await first.gaps.runOnce();
  await first.close();
  expect(await gaps()).toMatchObject({ isComparing: true, comparedUntil: before });
  expect(await reconciledCount()).toBe(25);

  const second = newDetector({ sliceEveryMs: 20, speed: 50 });
  await eventually(async () => {
    await second.gaps.runOnce();
    expect(await gaps()).toMatchObject({ isComparing: false, missed: { lastCheck: 60 } });
  });
  await second.close();
  expect(await reconciledCount()).toBe(60);
  expect(Date.parse((await gaps()).comparedUntil ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
});

test('M1: conversations that move to the top while pages are read are found', async () => {
  setThreads(missedOnce(60));
  let pages = 0;
  server.instagram.answers.push(({ name }) => {
    if (!name.includes('conversations')) return null;
    pages += 1;
    const last = `${700_000 + 59}`;
    const moved = { id: 'new', created_time: graphTime(0), from: { id: last }, message: 'new' };
    if (pages === 2) server.instagram.conversations.set(last, [moved, ...(server.instagram.conversations.get(last) ?? [])]);
    return null;
  });
  expect((await check()).body.data).toMatchObject({ isComparing: false, missed: { lastCheck: 60 } });
});

test('M1: a rate limit delays a comparison, and it continues where it was', async () => {
  setThreads(missedOnce(60));
  let calls = 0;
  server.instagram.answers.push(({ name }) => {
    if (!name.includes('conversations')) return null;
    calls += 1;
    return calls === 2 ? { status: 400, body: { error: { message: 'x', code: 613, error_subcode: 2534040 } } } : null;
  });
  const { body } = await check();
  expect(body.data).toMatchObject({ isComparing: true, comparedUntil: null, error: expect.any(String) });
  expect(await reconciledCount()).toBe(25);
  const { rows } = await sql<{ waits: boolean }>`select next_slice_at > now() + interval '50 seconds' as waits
    from delivery_checks where owner_id = ${user.id}`.execute(server.database.system);
  expect(rows).toEqual([{ waits: true }]);
  await compareAgain(sql`next_slice_at = now()`);
  expect((await check()).body.data).toMatchObject({ isComparing: false, error: null, missed: { lastCheck: 60 } });
});

test('M1: comments on old posts and on later pages are found', async () => {
  const comment = (id: string, minutesAgo: number, more: object = {}) => ({
    id: `${users}${id}`,
    text: 'price?',
    timestamp: graphTime(minutesAgo),
    from: { id: '9', username: 'lea' },
    ...more,
  });
  const list = (data: unknown[], next?: string) => ({
    data,
    paging: { cursors: { after: next ?? '' }, ...(next !== undefined && { next: 'https://graph.invalid' }) },
  });
  const reply = { replies: list([comment('03', 100)], 'more-replies') };
  server.instagram.answers = [
    ({ name, query }) => {
      const path = name.replace('GET /graph/v25.0/', '');
      const answers: Record<string, unknown> = {
        [`${igId}/media?null`]: list([{ id: '77' }], 'older-posts'),
        [`${igId}/media?older-posts`]: list([
          { id: '78', comments: list([comment('01', 90)], 'more-comments') },
          { id: '79', comments: list([comment('02', 80, reply), comment('04', 60 * 24 * 30)], 'ancient') },
        ]),
        '78/comments?more-comments': list([comment('05', 95)]),
        [`${users}02/replies?more-replies`]: list([comment('06', 99)]),
      };
      const body = answers[`${path}?${query.get('after')}`];
      return body === undefined ? null : { status: 200, body };
    },
  ];
  await compareAgain(sql`compared_until = now() - interval '3 hours'`);
  const { body } = await check();
  const left = { code: 'notices.replies-not-compared', params: { count: 1 } };
  expect(body.data).toMatchObject({ posts: 3, missed: { lastCheck: 5 }, leftOutMessage: [left], error: null });
});

test('M1: conversations that Instagram does not return are counted and reported', async () => {
  const listed = [
    { id: 't_1', updated_time: graphTime(60), participants: { data: [{ id: igId }, { id: '901' }] } },
    { id: 't_2', updated_time: graphTime(60), participants: { data: [{ id: igId }] } },
  ];
  server.instagram.answers.push(({ name }) => {
    if (name.endsWith('/me/conversations')) return { status: 200, body: { data: listed } };
    if (!name.endsWith('/t_1')) return null;
    return { status: 400, body: { error: { message: 'x', code: 100, error_subcode: 33 } } };
  });
  const { body } = await check();
  const left = { code: 'notices.conversations-not-compared', params: { count: 2 } };
  expect(body.data).toMatchObject({ isComparing: false, error: null, leftOutMessage: [left] });
  expect(await notices()).toEqual([[expect.objectContaining({ code: 'notices.comparison-incomplete' }), left]]);
});

test('M1: a page that Instagram fails to list is read in smaller ones', async () => {
  setThreads(missedOnce(30));
  const limits: (string | null)[] = [];
  server.instagram.answers.push(({ name, query }) => {
    if (!name.includes('conversations')) return null;
    limits.push(query.get('limit'));
    return Number(query.get('limit')) > 20 ? { status: 500, body: { error: { message: 'x', code: 1 } } } : null;
  });
  expect((await check()).body.data).toMatchObject({ isComparing: true, error: expect.any(String) });
  for (let n = 0; n < 3; n += 1) {
    await compareAgain(sql`next_slice_at = now()`);
    await check();
  }
  expect(limits).toEqual(['25', '12', '24', '12', '24', '12', '24']);
  await compareAgain(sql`next_slice_at = now()`);
  expect((await check()).body.data).toMatchObject({ isComparing: false, error: null, missed: { lastCheck: 30 } });
});

test('M1: after the token is renewed, a comparison continues where it was', async () => {
  setThreads(missedOnce(60));
  let calls = 0;
  server.instagram.answers.push(({ name }) => {
    if (!name.includes('conversations')) return null;
    calls += 1;
    return calls === 2 ? { status: 400, body: { error: { message: 'x', code: 190, error_subcode: 463 } } } : null;
  });
  await check();
  expect(await reconciledCount()).toBe(25);
  expect((await check()).status).not.toBe(200);
  await server.connect(user, igId);
  await compareAgain(sql`next_slice_at = now()`);
  expect((await check()).body.data).toMatchObject({ isComparing: false, missed: { lastCheck: 60 } });
});

test('M1: an outage of more than seven days is compared from there, and the rest is reported', async () => {
  setThreads({ 810: [{ id: `old-${users}`, from: '810', text: 'old', minutesAgo: 60 * 24 * 6 }] });
  await compareAgain(sql`compared_until = now() - interval '9 days'`);
  const { body } = await check();
  expect(body.data).toMatchObject({
    missed: { lastCheck: 1 },
    leftOutMessage: [{ code: 'notices.time-not-compared', params: { days: 7 } }],
  });
});
