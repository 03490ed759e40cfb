import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openReleaseStore } from '@fanfare/releases';
import { expect } from 'expect';
import { runServerCommand } from '../../test/servers/runServerCommand.ts';

let directory: string;
before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fanfare-shipped-'));
});
after(() => rm(directory, { recursive: true, force: true }));

/** An image with this name contains one build of one remote. */
async function imageOf(buildId: string): Promise<string> {
  const dist = join(directory, buildId, 'mf-a');
  await mkdir(dist, { recursive: true });
  const globalName = `mf_a__${buildId}`;
  const files = {
    'remoteEntry.js': `// ${buildId}`,
    'mf-manifest.json': JSON.stringify({
      id: globalName,
      metaData: { globalName, publicPath: 'auto', remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' } },
      shared: [],
      exposes: [{ path: './remote', assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } }],
    }),
    'release.json': JSON.stringify({
      name: 'mf-a',
      version: '1.0.0',
      buildId,
      manifest: { name: 'mf-a', title: 'Part A', owner: 'team a', contract: 1, routes: [], nav: [] },
    }),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(dist, name), content);
  return join(directory, buildId);
}

test('F27: an upgrade and a rollback release the remotes of their images; a restart of an old process does not', async () => {
  const [before, now] = [await imageOf('before'), await imageOf('now')];
  const store = openReleaseStore(join(directory, 'releases'));
  const live = () => store.readIndex().remotes['mf-a']?.at(-1);
  const release = async (...args: string[]) => {
    const { code, errors } = await runServerCommand('releaseShipped', args, { FANFARE_DATA_DIR: directory });
    expect([code, errors]).toEqual([0, '']);
    return live();
  };
  expect(await release(before, '--if-empty')).toBe('1.0.0-before');
  expect(await release(now)).toBe('1.0.0-now');
  expect(await release(before, '--if-empty')).toBe('1.0.0-now');
  expect(await release(before)).toBe('1.0.0-before');
  // A manual release survives until an image brings a new build.
  await store.change('mf-a', { kind: 'release', build: '1.0.0-now' }, 'anna');
  expect(await release(before)).toBe('1.0.0-now');
  expect(await release(await imageOf('next'))).toBe('1.0.0-next');
});
