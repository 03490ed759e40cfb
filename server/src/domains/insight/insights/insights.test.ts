import { randomBytes } from 'node:crypto';
import { after, afterEach, before, test } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { eventually } from '../../../../test/eventually.ts';
import { longTest } from '../../../../test/longTest.ts';
import type { TestUser } from '../../../../test/servers/startTestServer.ts';
import { type ScenarioStage, startScenarioStage } from '../../../../test/stages/startScenarioStage.ts';
import { createTokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The first fetch makes a hundred calls. */
const FETCH_LIMIT_MS = 120_000;
const query = '?period=90d&timeZone=UTC';

const key = randomBytes(32);
const vault = createTokenVault(key);

let stage: ScenarioStage;
before(async () => {
  stage = await startScenarioStage({ key, pollMs: 100, guardTime: { speed: 20 } });
  await stage.sandbox.api('PATCH', '/settings', { hasRateLimits: false });
});
afterEach(async () => {
  await stage.sandbox.api('DELETE', '/faults');
  await stage.sandbox.api('PATCH', '/settings', { retiredMetrics: [] });
});
after(() => stage.close());

let n = 0;
/** Connects a new user with another sandbox account whose posts are some days old. */
async function connected({ posts = 2, scopes }: { posts?: number; scopes?: string[] } = {}) {
  n += 1;
  const { sandbox, server } = stage;
  const { igId } = await sandbox.api<{ igId: string }>('POST', '/accounts', { username: `shop.${n}`, followersCount: 1_000 });
  const postIds: string[] = [];
  const fromMs = Date.now();
  for (let index = 0; index < posts; index += 1) {
    const body = { product: index === 1 ? 'REELS' : 'FEED', caption: `post ${index}` };
    postIds.push((await sandbox.api<{ id: string }>('POST', `/accounts/${igId}/posts`, body)).id);
  }
  await sandbox.api('POST', `/accounts/${igId}/history`, { spans: [{ fromMs, atMs: fromMs - 4 * DAY_MS }] });
  const user = await server.signUp(`owner${n}`);
  if (scopes) await connectWith(user, igId, scopes);
  else await stage.connect(user, igId);
  return { ...user, igId, postIds };
}

async function connectWith(user: TestUser, igId: string, scopes: string[]): Promise<void> {
  const started = await stage.server.call('GET /api/instagram/auth/instagram', { token: user.token });
  const cookie = (started.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const asked = new URL(started.body.authUrl);
  asked.searchParams.set('scope', scopes.join(','));
  const back = await stage.sandbox.allow(asked.href, igId);
  await stage.server.send('GET', back.pathname + back.search, { headers: { cookie } });
}

const overview = async ({ token }: TestUser, range = query) =>
  (await stage.server.call('GET /api/analytics/overview', { token, query: range })).body.data;
const sync = ({ token }: TestUser) => stage.server.call('POST /api/analytics/insights/sync', { token });
const fetched = (user: TestUser) =>
  eventually(async () => {
    const data = await overview(user);
    expect(data.engagement?.fetchedAt).not.toBeNull();
    return data;
  }, FETCH_LIMIT_MS);
const dial = (fault: string, more: object = {}) => stage.sandbox.api('POST', '/faults', { fault, endpoint: 'insights', ...more });

interface Figure {
  name: string;
  values?: { value: number; end_time: string }[];
  total_value?: { value: number };
}
/** Reads the sandbox directly, without the server's code. */
async function graph(user: { igId: string } & TestUser, path: string): Promise<Figure[]> {
  const { rows } = await sql<{ id: string; token_key_id: string; sealed_token: Buffer }>`
    select id, token_key_id, sealed_token from instagram_accounts where owner_id = ${user.id}`.execute(
    stage.server.database.system,
  );
  const [row] = rows;
  if (!row) throw new Error('There is no account.');
  const token = vault.open(row.id, row.token_key_id, row.sealed_token);
  const { graphUrl } = stage.server.settings.instagram;
  const response = await fetch(`${graphUrl}/v25.0${path}`, { headers: { authorization: `Bearer ${token}` } });
  const body: { data: Figure[] } = JSON.parse(await response.text());
  return body.data;
}

test('a job fetches days and posts after connecting; the rate is interactions in percent of the reach', async () => {
  const user = await connected();
  const { engagement, totals, hasMessages } = await fetched(user);
  expect(hasMessages).toBe(false);
  expect(engagement).toMatchObject({ posts: 2, gap: null });

  const until = Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS;
  const span = `period=day&since=${(until - 10 * DAY_MS) / 1000}&until=${until / 1000}`;
  const account = `/${user.igId}/insights?metric_type=total_value&metric=reach,total_interactions&${span}`;
  const reported = new Map((await graph(user, account)).map(({ name, total_value }) => [name, total_value?.value ?? 0]));
  expect(engagement?.reach).toBe(reported.get('reach'));
  expect(engagement?.interactions).toBe(reported.get('total_interactions'));
  expect(totals.engagementRate).toBeCloseTo(((reported.get('total_interactions') ?? 0) / (reported.get('reach') ?? 1)) * 100, 10);
  expect(totals.engagementRate).toBeGreaterThan(1);
  expect(engagement?.daily).toHaveLength(5);

  const { posts } = (await stage.server.call('GET /api/analytics/posts', { token: user.token, query })).body.data;
  expect(posts.map(({ caption }) => caption).toSorted()).toEqual(['post 0', 'post 1']);
  for (const post of posts) {
    const figures = await graph(user, `/${post.mediaId}/insights?metric=reach,likes,total_interactions`);
    const value = (name: string) => figures.find((figure) => figure.name === name)?.values?.[0]?.value;
    expect([post.reach, post.likes, post.interactions]).toEqual([value('reach'), value('likes'), value('total_interactions')]);
    expect(post.engagementRate).toBeCloseTo(((post.interactions ?? 0) / (post.reach ?? 1)) * 100, 10);
  }
});

test('later changes are in the figures after the next fetch, and completed days are not fetched again', async () => {
  const user = await connected();
  const before = await fetched(user);
  for (const text of ['one', 'two']) {
    await stage.sandbox.api('POST', `/posts/${user.postIds[0]}/comments`, { followerId: 'ana.lima', text });
  }
  const again = await sync(user);
  // Today and the days that Instagram may not have completed.
  expect([again.status, again.body]).toMatchObject([200, { days: 3, posts: 2 }]);
  const later = await overview(user);
  expect((later.engagement?.interactions ?? 0) - (before.engagement?.interactions ?? 0)).toBeGreaterThanOrEqual(2);
  expect(later.engagement?.daily).toHaveLength(before.engagement?.daily.length ?? 0);
});

longTest('one metric that Instagram refuses leaves the others', async () => {
  await stage.sandbox.api('PATCH', '/settings', { retiredMetrics: ['views', 'saved', 'saves'] });
  const user = await connected();
  const { engagement, totals } = await fetched(user);
  expect(totals.engagementRate).toBeGreaterThan(0);
  expect(engagement?.daily.map(({ views }) => views)).toEqual(Array(5).fill(null));
  const { posts } = (await stage.server.call('GET /api/analytics/posts', { token: user.token, query })).body.data;
  expect(posts).toHaveLength(2);
  for (const post of posts)
    expect(post).toMatchObject({ views: null, saved: null, reach: expect.any(Number), likes: expect.any(Number) });
});

longTest('without figures the rate is null and has a reason', async () => {
  const stranger = await stage.server.signUp('stranger');
  expect(await overview(stranger)).toMatchObject({
    totals: { engagementRate: null },
    engagement: { gap: 'not_connected' },
  });

  const empty = await connected({ posts: 0 });
  expect(await fetched(empty)).toMatchObject({
    totals: { engagementRate: null },
    engagement: { gap: 'no_reach', days: 0, daily: [] },
  });

  const withoutInsights = await connected({ scopes: ['instagram_business_basic', 'instagram_business_manage_messages'] });
  expect((await overview(withoutInsights)).engagement).toMatchObject({ gap: 'no_permission', fetchedAt: null });
  expect((await sync(withoutInsights)).body).toMatchObject({ code: 'instagram_refused' });
  const { rows } = await sql`select 1 from pgboss.job where data->>'ownerId' = ${withoutInsights.id}`.execute(
    stage.server.database.system,
  );
  expect(rows).toEqual([]);
});

longTest('a story that too few have seen has no figures, and the posts beside it have theirs', async () => {
  const user = await connected();
  await fetched(user);
  await stage.sandbox.api('POST', `/accounts/${user.igId}/posts`, { product: 'STORY', caption: 'soon' });
  expect((await sync(user)).body).toMatchObject({ success: true, posts: 2 });
});

longTest('throttling ends a fetch, what is stored stays, and the job is retried', async () => {
  await dial('throttled_613', { next: 1 });
  const user = await connected();
  await eventually(async () => {
    const { rows } = await sql<{ problem: string | null }>`
      select problem from insight_fetches where owner_id = ${user.id}`.execute(stage.server.database.system);
    expect(rows).toEqual([{ problem: 'unavailable' }]);
  });
  expect((await overview(user)).engagement?.gap).toBe('not_fetched');
  await stage.sandbox.api('DELETE', '/faults');
  const { rows } = await sql<{ state: string; data: object }>`
    select state, data from pgboss.job where name = 'instagram-insights' and data->>'ownerId' = ${user.id}`.execute(
    stage.server.database.system,
  );
  expect(rows).toMatchObject([{ state: 'retry' }]);
});

test('an expired token ends the connection, and the fetched figures remain', async () => {
  const user = await connected();
  const before = await fetched(user);
  await dial('token_expired', { next: 1 });
  expect((await sync(user)).body).toMatchObject({ code: 'instagram_expired' });
  const shown = await overview(user);
  expect(shown.totals.engagementRate).toBe(before.totals.engagementRate);
  const status = await stage.server.call('GET /api/instagram/status', { token: user.token });
  expect(status.body).toMatchObject({ isExpired: true });
});

longTest('figures leave with the account that Instagram asks to erase, and with the user', async () => {
  const user = await connected();
  await fetched(user);
  const { system } = stage.server.database;
  const count = async () => {
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from insight_days where owner_id = ${user.id}) + (select count(*) from insight_posts where owner_id = ${user.id})
        + (select count(*) from insight_fetches where owner_id = ${user.id}) as n`.execute(system);
    return rows[0]?.n;
  };
  expect(await count()).toBe(5 + 2 + 1);
  const exported = (await stage.server.call('GET /api/user/export', { token: user.token })).body.data;
  expect([exported.insight_days?.length, exported.insight_posts?.length]).toEqual([5, 2]);
  await system.deleteFrom('instagram_accounts').where('owner_id', '=', user.id).execute();
  expect(await count()).toBe(0);
});

longTest('the exports have the rate, its days and its posts', async () => {
  const user = await connected();
  const { totals, engagement } = await fetched(user);
  const csv = async (dataset: string) =>
    (await stage.server.send<string>('GET', `/api/analytics/export?dataset=${dataset}&period=90d`, { token: user.token })).body;
  expect(await csv('metrics')).toContain(`Engagement rate,${totals.engagementRate},percent,,${engagement?.reach}\r\n`);
  const days = (await csv('engagement')).trim().split('\r\n');
  expect(days[0]).toBe('date,reach,interactions,engagement rate in percent,views,accounts engaged');
  expect(days).toHaveLength(6);
  const posts = (await csv('posts')).trim().split('\r\n');
  expect(posts).toHaveLength(3);
  expect(posts[1]).toMatch(/,post [01],https:\/\/www\.instagram\.com\//);
});

test('S20: insights of one user are not shown to another', async () => {
  const user = await connected();
  await fetched(user);
  const other = await stage.server.signUp('onlooker');
  expect((await stage.server.call('GET /api/analytics/posts', { token: other.token, query })).body.data.posts).toEqual([]);
  expect((await overview(other)).engagement?.daily).toEqual([]);
});
