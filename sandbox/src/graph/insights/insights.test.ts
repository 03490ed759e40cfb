import { after, afterEach, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { connect, shop } from '../../testing/connect.ts';
import { type Sandbox, startSandbox } from '../../testing/startSandbox.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const account = 'period=day&metric_type=total_value';

interface Figure {
  name: string;
  total_value?: { value: number };
  values?: { value: number }[];
}

describe('insights', () => {
  let sandbox: Sandbox;
  let token: string;
  before(async () => {
    sandbox = await startSandbox();
    await sandbox.api('PATCH', '/settings', { hasRateLimits: false });
    token = await connect(sandbox);
  });
  afterEach(() => sandbox.api('POST', '/clock', { restore: true }));
  after(() => sandbox.stop());

  const advance = (advanceMs: number) => sandbox.api('POST', '/clock', { advanceMs });
  const figures = async (path: string): Promise<Record<string, number>> => {
    const { data }: { data: Figure[] } = (await sandbox.graph(token, 'GET', path)).body;
    return Object.fromEntries(data.map(({ name, total_value, values }) => [name, total_value?.value ?? values?.[0]?.value ?? 0]));
  };
  const today = async (metrics: string) => {
    const { now } = (await sandbox.api('GET', '/clock')).body;
    const since = Math.floor(now / DAY_MS) * DAY_MS;
    return figures(`/me/insights?metric=${metrics}&${account}&since=${since / 1000}&until=${(since + DAY_MS) / 1000}`);
  };

  it('figures follow what happens: a post and comments raise those of the account, and of the post', async () => {
    const before = await today('reach,comments,total_interactions');
    const post = (await sandbox.api('POST', `/accounts/${shop.igId}/posts`, { product: 'FEED', caption: 'New' })).body;
    expect((await sandbox.graph(token, 'GET', `/${post.id}/insights?metric=reach`)).body).toEqual({ data: [] });
    for (const text of ['one', 'two', 'three'])
      await sandbox.api('POST', `/posts/${post.id}/comments`, { followerId: 'ana.lima', text });
    await advance(1_000);
    const after = await today('reach,comments,total_interactions');
    expect((after.comments ?? 0) - (before.comments ?? 0)).toBe(3);
    expect(after.reach).toBeGreaterThan(before.reach ?? 0);
    expect(await figures(`/${post.id}/insights?metric=comments`)).toEqual({ comments: 3 });
    const young = await figures(`/${post.id}/insights?metric=reach,likes`);
    await advance(2 * DAY_MS);
    const old = await figures(`/${post.id}/insights?metric=reach,likes`);
    expect([old.reach, old.likes].map((value, index) => (value ?? 0) > ([young.reach, young.likes][index] ?? 0))).toEqual([
      true,
      true,
    ]);
    expect(await figures(`/${post.id}/insights?metric=reach,likes`)).toEqual(old);
  });

  it('an account without posts has no figures, which is not zero', async () => {
    const { igId } = (await sandbox.api('POST', '/accounts', { username: 'empty.shop' })).body;
    const other = await connect(sandbox, undefined, igId);
    const { body } = await sandbox.graph(other, 'GET', `/me/insights?metric=reach,views&${account}`);
    expect(body).toEqual({ data: [] });
  });

  it('a story that fewer than five have seen is refused with code 10; after a day it has no figures', async () => {
    const story = (await sandbox.api('POST', `/accounts/${shop.igId}/posts`, { product: 'STORY', caption: '' })).body;
    const path = `/${story.id}/insights?metric=reach,total_interactions`;
    expect((await sandbox.graph(token, 'GET', path)).body.error).toMatchObject({ code: 10 });
    await advance(12 * HOUR_MS);
    expect((await figures(path)).reach).toBeGreaterThan(5);
    await advance(13 * HOUR_MS);
    expect((await sandbox.graph(token, 'GET', path)).body).toEqual({ data: [] });
  });

  it('a retired metric fails the whole query, and the others are served without it', async () => {
    await sandbox.api('PATCH', '/settings', { retiredMetrics: ['views'] });
    const refused = await sandbox.graph(token, 'GET', `/me/insights?metric=reach,views&${account}`);
    expect(refused.body.error).toMatchObject({ code: 100, message: expect.stringContaining('metric[1]') });
    expect(Object.keys(await figures(`/me/insights?metric=reach&${account}`))).toEqual(['reach']);
    await sandbox.api('PATCH', '/settings', { retiredMetrics: [] });
  });

  it('faults of the dial apply to insights alone', async () => {
    await sandbox.api('POST', '/faults', { fault: 'throttled_80002', endpoint: 'insights', next: 1 });
    expect((await sandbox.graph(token, 'GET', '/me?fields=id')).status).toBe(200);
    expect((await sandbox.graph(token, 'GET', `/me/insights?metric=reach&${account}`)).body.error).toMatchObject({ code: 80002 });
    expect((await sandbox.graph(token, 'GET', `/me/insights?metric=reach&${account}`)).status).toBe(200);
  });
});
