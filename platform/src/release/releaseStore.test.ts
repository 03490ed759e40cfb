import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { expect } from 'expect';
import { publishBuilds, readReleaseIndex } from './releaseStore.ts';

function aBuild(name: string, version: string, buildId: string): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'fanfare-dist-'));
  writeFileSync(path.join(dist, 'remoteEntry.js'), `// ${buildId}`);
  writeFileSync(path.join(dist, 'remoteEntry.js.map'), '{}');
  writeFileSync(
    path.join(dist, 'release.json'),
    JSON.stringify({ name, version, buildId, globalName: `${name}__${buildId}`, files: {} }),
  );
  return dist;
}

const emptyDir = () => path.join(mkdtempSync(path.join(tmpdir(), 'fanfare-releases-')), 'releases');

test('a first release goes live and leaves source maps behind', async () => {
  const dir = emptyDir();
  expect(await publishBuilds(dir, [aBuild('mf-a', '1.0.0', 'aaa')])).toEqual(['mf-a 1.0.0-aaa']);
  expect(readReleaseIndex(dir)).toMatchObject({ seq: 1, remotes: { 'mf-a': ['1.0.0-aaa'] } });
  expect(readdirSync(path.join(dir, 'mf-a/1.0.0-aaa')).sort()).toEqual(['release.json', 'remoteEntry.js']);
});

test('the same build twice changes nothing', async () => {
  const dir = emptyDir();
  const dist = aBuild('mf-a', '1.0.0', 'aaa');
  await publishBuilds(dir, [dist]);
  expect(await publishBuilds(dir, [dist])).toEqual([]);
  expect(readReleaseIndex(dir).seq).toBe(1);
});

test('a released directory is never written again', async () => {
  const dir = emptyDir();
  await publishBuilds(dir, [aBuild('mf-a', '1.0.0', 'aaa')]);
  const tampered = aBuild('mf-a', '1.0.0', 'aaa');
  writeFileSync(path.join(tampered, 'remoteEntry.js'), 'other bytes');
  await publishBuilds(dir, [tampered]);
  expect(readFileSync(path.join(dir, 'mf-a/1.0.0-aaa/remoteEntry.js'), 'utf8')).toBe('// aaa');
});

test('going back to an earlier build makes it the live one again', async () => {
  const dir = emptyDir();
  const first = aBuild('mf-a', '1.0.0', 'aaa');
  await publishBuilds(dir, [first]);
  await publishBuilds(dir, [aBuild('mf-a', '1.1.0', 'bbb')]);
  await publishBuilds(dir, [first]);
  expect(readReleaseIndex(dir)).toMatchObject({ seq: 3, remotes: { 'mf-a': ['1.1.0-bbb', '1.0.0-aaa'] } });
});

test('releases at the same time all arrive', async () => {
  const dir = emptyDir();
  mkdirSync(dir, { recursive: true });
  const names = Array.from({ length: 8 }, (_, index) => `mf-${index}`);
  await Promise.all(names.map((name) => publishBuilds(dir, [aBuild(name, '1.0.0', 'aaa')])));
  expect(Object.keys(readReleaseIndex(dir).remotes).sort()).toEqual(names);
  expect(readReleaseIndex(dir).seq).toBe(8);
});
