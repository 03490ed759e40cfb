import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { bisectReleases, readScenarios } from '@fanfare/lab';
import { createBuildVariant } from '@fanfare/platform/release';
import { addBuild, openReleaseStore } from '@fanfare/releases';
import { expect, test } from '../fixtures/test.ts';

test('bisect names the release that broke a scenario, and its author', { tag: '@long' }, async ({ browser }) => {
  const from = await mkdtemp(path.join(os.tmpdir(), 'fanfare-bisect-'));
  try {
    const store = openReleaseStore(from);
    const release = async (buildId: string, by: string, edit = (text: string, _file: string) => text) => {
      const dist = await createBuildVariant('mf-auth', { buildId, edit });
      const { version } = await addBuild(store, dist);
      await store.change('mf-auth', { kind: 'release', build: `${version}-${buildId}` }, by);
      await rm(dist, { recursive: true });
    };
    const broken = (text: string, file: string) =>
      file === 'remoteEntry.js' ? `setTimeout(()=>{throw new Error('no lamp')});${text}` : text;
    await release('one', 'anna');
    await release('two', 'ben');
    await release('three', 'carla', broken);
    await release('four', 'anna', broken);
    await release('five', 'ben', broken);
    const playables = await readScenarios('mf-auth');
    const playable = playables.find(({ scenario }) => scenario.route === '/login' && !scenario.steps);
    if (!playable) throw new Error('The sign-in has a scenario without steps.');
    const options = { browser, remote: 'mf-auth', from, history: store.history('mf-auth'), playable };
    const played: string[] = [];
    const culprit = await bisectReleases({
      ...options,
      onPlayed: (build) => played.push(build.replace(/^.*-/, '')),
    });
    expect(culprit).toMatchObject({ build: expect.stringMatching(/-three$/), line: { by: 'carla', seq: 3 } });
    expect(culprit.problems).toContainEqual(expect.stringContaining('the page throws: no lamp'));
    expect(played).toEqual(['five', 'one', 'three', 'two']);
    await expect(bisectReleases({ ...options, good: 'nothing' })).rejects.toThrow(/was never released/);
  } finally {
    await rm(from, { recursive: true });
  }
});
