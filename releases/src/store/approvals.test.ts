import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { expect } from 'expect';
import { approveBuild, publishedRemotes, waitingBuilds } from '../approval/approvals.ts';
import { aBuild, aShell, emptyStore } from '../testing/aBuild.ts';
import { openReleaseStore, type ReleaseStore } from './openReleaseStore.ts';
import { publish, publishTogether } from './publish.ts';
import { retireBuilds } from './retireBuilds.ts';

const build = '1.1.0-bbb';
const dist = () => aBuild('mf-a', '1.1.0', 'bbb');

/** A store that requires approval, with one live build and one that `anna` published. */
async function withPublished(): Promise<ReleaseStore> {
  const { dir } = emptyStore();
  await publishTogether(openReleaseStore(dir), [aBuild('mf-a', '1.0.0', 'aaa')], 'this workspace');
  const store = openReleaseStore(dir, { needsApproval: true });
  await publish(store, dist(), [aShell], 'anna');
  return store;
}

const waits = `mf-a ${build} waits for approval`;

test('S36: users get a published build neither live, nor as a share, nor by a pin, before a second person approves it', async () => {
  const store = await withPublished();
  for (const change of [
    { kind: 'release', build } as const,
    { kind: 'rollout', build, traffic: 1 } as const,
    { kind: 'pin', build, userId: 'u1' } as const,
  ])
    await expect(store.change('mf-a', change, 'anna')).rejects.toThrow(waits);
  expect(store.readIndex()).toMatchObject({ remotes: { 'mf-a': ['1.0.0-aaa'] }, rollouts: {} });
  expect(waitingBuilds(store, 'mf-a')).toMatchObject([{ build, published: { by: 'anna' } }]);

  await approveBuild(store, 'mf-a', build, 'ben');
  expect(store.history('mf-a')[0]).toMatchObject({ by: 'ben', at: expect.any(String), change: { kind: 'approve', build } });
  expect(waitingBuilds(store, 'mf-a')).toEqual([]);
  await store.change('mf-a', { kind: 'rollout', build, traffic: 10 }, 'anna');
  await store.change('mf-a', { kind: 'promote' }, 'anna');
  expect(store.readIndex().remotes['mf-a']).toEqual(['1.0.0-aaa', build]);
});

test('S36: publishers cannot approve their own build, whatever the case of their name', async () => {
  const store = await withPublished();
  for (const by of ['anna', 'Anna'])
    await expect(approveBuild(store, 'mf-a', build, by)).rejects.toThrow('another admin has to approve it');
  await expect(approveBuild(store, 'mf-a', '9.9.9-none', 'ben')).rejects.toThrow('has not been published');
  await approveBuild(store, 'mf-a', build, 'ben');
  await expect(approveBuild(store, 'mf-a', build, 'carla')).rejects.toThrow('is already approved');
});

test('S36: an approval is for the content of a build: other content under the same name waits again', async () => {
  const store = await withPublished();
  await approveBuild(store, 'mf-a', build, 'ben');
  const file = path.join(store.dir, 'mf-a', build, 'release.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), draws: [] }));
  await expect(store.change('mf-a', { kind: 'release', build }, 'anna')).rejects.toThrow(waits);

  const again = await withPublished();
  await approveBuild(again, 'mf-a', build, 'ben');
  await retireBuilds(again, new Date(Date.now() + 60_000).toISOString(), 'retention');
  await publish(again, aBuild('mf-a', '1.1.0', 'bbb', { entry: '// other' }), [aShell], 'anna');
  await expect(again.change('mf-a', { kind: 'release', build }, 'anna')).rejects.toThrow(waits);
});

test('S36: a rollout that began without approval is not promoted, and going back needs none', async () => {
  const store = await withPublished();
  await openReleaseStore(store.dir).change('mf-a', { kind: 'rollout', build, traffic: 10 }, 'anna');
  await expect(store.change('mf-a', { kind: 'promote' }, 'anna')).rejects.toThrow(waits);
  await store.change('mf-a', { kind: 'rollback' }, 'anna');
  await approveBuild(store, 'mf-a', build, 'ben');
  await store.change('mf-a', { kind: 'release', build }, 'anna');
  await store.change('mf-a', { kind: 'rollback' }, 'anna');
  await store.change('mf-a', { kind: 'release', build: '1.0.0-aaa' }, 'anna');
  expect(store.readIndex().remotes['mf-a']).toEqual(['1.0.0-aaa']);
});

test('a build from before publishers were recorded waits for any admin, and a remote that was never live is found', async () => {
  const store = await withPublished();
  rmSync(path.join(store.dir, 'mf-a', build, 'publication.json'));
  expect(waitingBuilds(store, 'mf-a')).toMatchObject([{ build, published: { by: null, at: expect.any(String) } }]);
  await approveBuild(store, 'mf-a', build, 'anna');
  await publish(store, aBuild('mf-new', '1.0.0', 'ccc'), [aShell], 'team new');
  expect(publishedRemotes(store).sort()).toEqual(['mf-a', 'mf-new']);
  expect(waitingBuilds(store, 'mf-new')).toMatchObject([{ published: { by: 'team new' } }]);
});
