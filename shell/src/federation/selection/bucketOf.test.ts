import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { aDocument, anEntry } from '../../testing/releases.ts';
import { BUCKETS, bucketOf, markOf } from './bucketOf.ts';
import { chooseEntries } from './chooseEntries.ts';
import { subjectId } from './subjectId.ts';

const PEOPLE = 200_000;

/** The same as `bucketOf`, without a promise per user. */
const quickBucketOf = (remote: string, user: string) =>
  createHash('sha256').update(`r-7f2a:${remote}:${user}`).digest().readUInt32BE() % BUCKETS;

test('200,000 ids: every step is within 0.2 points, more traffic moves no user back, two rollouts are independent', async () => {
  const bucketsOf = async (remote: string) => {
    const buckets = Array.from({ length: PEOPLE }, (_, at) => quickBucketOf(remote, `user-${at}`));
    const sample = await Promise.all(buckets.slice(0, 500).map((_, at) => bucketOf('r-7f2a', remote, `user-${at}`)));
    expect(sample).toEqual(buckets.slice(0, 500));
    return buckets;
  };
  const first = await bucketsOf('mf-a');
  const second = await bucketsOf('mf-b');
  for (const percent of [0, 1, 5, 10, 25, 50, 75, 100]) {
    const limit = (percent * BUCKETS) / 100;
    const share = (first.filter((bucket) => bucket < limit).length / PEOPLE) * 100;
    expect(Math.abs(share - percent)).toBeLessThanOrEqual(0.2);
  }
  const both = first.filter((bucket, at) => bucket < BUCKETS / 10 && (second[at] ?? 0) < BUCKETS / 10).length;
  expect(Math.abs((both / PEOPLE) * 100 - 1)).toBeLessThanOrEqual(0.2);
  expect(await bucketOf('r-7f2a', 'mf-a', 'user-1')).toBe(first[1]);
}, 60_000);

const nobody = (subject: string) => ({ subject, userId: () => undefined });

test('a user gets the rollout or the live build, and never a fallback build', async () => {
  const canary = (traffic: number) => anEntry('mf-a', { buildId: 'new' }, { deployment: { traffic, default: false, salt: 's' } });
  const live = anEntry('mf-a', { buildId: 'live' });
  const old = anEntry('mf-a', { buildId: 'old' }, { deployment: { traffic: 0, default: false } });
  const of = async (traffic: number) =>
    (await chooseEntries(aDocument({ 'mf-a': [canary(traffic), live, old] }), nobody('ana')))['mf-a'];
  expect((await of(0))?.extras.buildId).toBe('live');
  expect((await of(100))?.extras.buildId).toBe('new');
  const bucket = await bucketOf('s', 'mf-a', 'ana');
  expect((await of(bucket / 100))?.extras.buildId).toBe('live');
  expect((await of((bucket + 1) / 100))?.extras.buildId).toBe('new');
});

test('a pin applies to the signed-in account, regardless of rollouts and of the first user of the browser', async () => {
  const mark = await markOf('pin', 'mf-a', 'ana');
  const live = anEntry('mf-a', { buildId: 'live' });
  const canary = anEntry('mf-a', { buildId: 'new' }, { deployment: { traffic: 100, default: false, salt: 's' } });
  const pinned = anEntry('mf-a', { buildId: 'pinned' }, { deployment: { traffic: 0, default: false, pins: [1, mark] } });
  const of = async (userId: string | undefined, remote = 'mf-a') =>
    (await chooseEntries(aDocument({ [remote]: [canary, live, pinned] }), { subject: 'bob', userId: () => userId }))[remote]
      ?.extras.buildId;
  expect(await of('ana')).toBe('pinned');
  expect(await of('bob')).toBe('new');
  expect(await of(undefined)).toBe('new');
  expect(await of('ana', 'mf-b')).toBe('new');
});

test('signing in and out does not change the build: the first id of a browser stays', () => {
  const anonymous = subjectId(null);
  expect(subjectId(crypto.randomUUID())).toBe(anonymous);
  localStorage.clear();
  expect(subjectId('user-7')).toBe('user-7');
  expect(subjectId(null)).toBe('user-7');
});
