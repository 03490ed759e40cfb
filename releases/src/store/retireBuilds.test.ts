import { existsSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { expect } from 'expect';
import { aBuild, aShell, emptyStore } from '../testing/aBuild.ts';
import type { ReleaseStore } from './openReleaseStore.ts';
import { publish, publishTogether } from './publish.ts';
import { retireBuilds } from './retireBuilds.ts';

const me = 'anna';
const future = '2999-01-01T00:00:00.000Z';
const buildsOf = (store: ReleaseStore) => readdirSync(path.join(store.dir, 'mf-a')).sort();

/** Builds in alphabetical order, of which `ddd` is live, `eee` is being rolled out and `fff` is only published. */
async function aStoreWithPast(): Promise<ReleaseStore> {
  const store = emptyStore();
  const builds = ['aaa', 'bbb', 'ccc', 'ddd'].map((id) => aBuild('mf-a', '1.0.0', id));
  await publishTogether(store, builds, me);
  await publish(store, aBuild('mf-a', '1.1.0', 'eee'), [aShell], 'anna');
  await publish(store, aBuild('mf-a', '1.1.0', 'fff'), [aShell], 'anna');
  await store.change('mf-a', { kind: 'rollout', build: '1.1.0-eee', traffic: 10 }, me);
  return store;
}

test('unused builds are removed; live builds, fallbacks and rollouts stay', async () => {
  const store = await aStoreWithPast();
  expect(await retireBuilds(store, future, 'retention')).toEqual(['mf-a 1.0.0-aaa', 'mf-a 1.0.0-bbb', 'mf-a 1.1.0-fff']);
  expect(buildsOf(store)).toEqual(['1.0.0-ccc', '1.0.0-ddd', '1.1.0-eee']);
  expect(store.readIndex()).toMatchObject({ remotes: { 'mf-a': ['1.0.0-ccc', '1.0.0-ddd'] } });
  expect(store.readIndex().rollouts).toMatchObject({ 'mf-a': { build: '1.1.0-eee', traffic: 10 } });
  expect(store.history('mf-a')[0]).toMatchObject({ by: 'retention', change: { kind: 'retire', build: '1.1.0-fff' } });
});

test('a pinned build stays until the pin ends', async () => {
  const store = await aStoreWithPast();
  await store.change('mf-a', { kind: 'pin', build: '1.0.0-aaa', userId: 'u1' }, 'anna');
  expect(await retireBuilds(store, future, 'retention')).toEqual(['mf-a 1.0.0-bbb', 'mf-a 1.1.0-fff']);
  await store.change('mf-a', { kind: 'unpin', userId: 'u1' }, 'anna');
  expect(await retireBuilds(store, future, 'retention')).toEqual(['mf-a 1.0.0-aaa']);
});

test('the age counts from the last use', async () => {
  const store = await aStoreWithPast();
  for (const build of ['1.0.0-aaa', '1.1.0-fff']) {
    utimesSync(path.join(store.dir, 'mf-a', build, 'release.json'), new Date(0), new Date(0));
  }
  // The log shows that `aaa` was live until `bbb` replaced it; `fff` was never live.
  const { at } = store.history('mf-a').at(-2) ?? { at: '' };
  expect(await retireBuilds(store, at, 'retention')).toEqual(['mf-a 1.1.0-fff']);
  expect(await retireBuilds(store, '2000-01-01T00:00:00.000Z', 'retention')).toEqual([]);
  expect(existsSync(path.join(store.dir, 'mf-a/1.0.0-aaa/release.json'))).toBe(true);
});

test('a build in use cannot be retired by hand either, and going back never ends at one that is gone', async () => {
  const store = await aStoreWithPast();
  for (const build of ['1.0.0-ccc', '1.0.0-ddd', '1.1.0-eee']) {
    await expect(store.change('mf-a', { kind: 'retire', build }, me)).rejects.toThrow('is in use and cannot be retired');
  }
  await retireBuilds(store, future, 'retention');
  await store.change('mf-a', { kind: 'rollback' }, me);
  await store.change('mf-a', { kind: 'rollback' }, me);
  await expect(store.change('mf-a', { kind: 'rollback' }, me)).rejects.toThrow('No earlier build of mf-a');
});

test('concurrent processes remove each build once and retain one that goes live meanwhile', async () => {
  const store = await aStoreWithPast();
  const [one, two, release] = await Promise.allSettled([
    retireBuilds(store, future, 'one'),
    retireBuilds(store, future, 'two'),
    store.change('mf-a', { kind: 'release', build: '1.0.0-bbb' }, me),
  ]);
  const retired = [one, two].flatMap((run) => (run.status === 'fulfilled' ? run.value : [String(run.reason)]));
  expect(new Set(retired).size).toBe(retired.length);
  // Either the build exists and is live with all its files, or it is gone and was not reported as live.
  expect(store.has('mf-a', '1.0.0-bbb')).toBe(release.status === 'fulfilled');
  expect(store.readIndex().remotes['mf-a']?.at(-1)).toBe(release.status === 'fulfilled' ? '1.0.0-bbb' : '1.0.0-ddd');
  expect(retired).not.toContain('mf-a 1.0.0-ddd');
});

test('the files of a build are away before anybody can make the next change', async () => {
  const store = await aStoreWithPast();
  let wasThere: boolean | undefined;
  const change = store.change;
  const watching: ReleaseStore = {
    ...store,
    change: (remote, wanted, by, options) =>
      change(remote, wanted, by, {
        ...options,
        underLock() {
          options?.underLock?.();
          wasThere = store.has(remote, 'build' in wanted ? wanted.build : '');
        },
      }),
  };
  await retireBuilds(watching, future, 'retention');
  expect(wasThere).toBe(false);
});
