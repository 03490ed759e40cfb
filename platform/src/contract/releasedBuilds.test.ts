import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { expect } from 'expect';
import { getBreakWarnings } from './getBreakWarnings.ts';
import { releasedBuildsAt } from './releasedBuildsAt.ts';

let dir = '';
const write = (file: string, content: object) => {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), JSON.stringify(content));
};

const writeShell = (hostApi: string[]) =>
  write('shell/release.json', {
    ...{ version: '2.0.0', buildId: 'new', contract: 1, provides: { react: '19.3.1' }, federationRuntime: '2.9.3' },
    offers: { exports: {}, hostApi, stateKeys: [] },
  });

/** Creates a releases directory with a shell, a live build of `mf-a` and one in rollout. */
before(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'fanfare-released-'));
  for (const buildId of ['one', 'two']) {
    const manifest = { contract: 1, owner: 'a', routes: [] };
    const uses = { exports: {}, hostApi: buildId === 'one' ? ['toast'] : ['alert'], stateKeys: [] };
    const facts = { name: 'mf-a', version: '1.0.0', buildId, globalName: `mf_a__${buildId}`, manifest, uses, files: {} };
    write(`releases/mf-a/1.0.0-${buildId}/release.json`, facts);
    write(`releases/mf-a/1.0.0-${buildId}/mf-manifest.json`, {
      shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
      exposes: [{ path: './remote' }],
    });
  }
  const rollouts = { 'mf-a': { build: '1.0.0-two', traffic: 10, salt: 's' } };
  write('releases/index.json', { seq: 1, changedAt: '', remotes: { 'mf-a': ['1.0.0-one'] }, rollouts });
  writeShell(['toast', 'alert']);
});
after(() => rmSync(dir, { recursive: true, force: true }));

test('the builds of a server are those of its release document', async () => {
  const entryOf = (buildId: string, deployment: object) => ({
    url: `/r/mf-a/1.0.0-${buildId}/mf-manifest.json`,
    ...{ metadata: { version: '1.0.0' }, extras: { buildId }, deployment },
  });
  const entries = [
    entryOf('two', { default: false, salt: 's' }),
    entryOf('one', { default: true }),
    // Users do not get fallback builds.
    entryOf('none', { default: false }),
  ];
  const server = createServer(({ url = '' }, response) => {
    if (url === '/release-document.json') return response.end(JSON.stringify({ microFrontends: { 'mf-a': entries } }));
    return response.end(readFileSync(path.join(dir, 'releases', url.replace('/r/', ''))));
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  try {
    const builds = await releasedBuildsAt(`http://localhost:${port}`, null);
    const local = await releasedBuildsAt(path.join(dir, 'releases'), null);
    const byName = (released: typeof builds) => released.toSorted((a, b) => a.build.localeCompare(b.build));
    expect(local.map(({ build, state }) => [build, state])).toEqual([
      ['1.0.0-one', 'live'],
      ['1.0.0-two', 'rollout'],
    ]);
    expect(byName(builds)).toEqual(local);
    expect(await releasedBuildsAt(`http://localhost:${port}`, 'mf-b')).toEqual([]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test('a start warns only of builds that the new shell would break', () => {
  const warn = () => getBreakWarnings(path.join(dir, 'releases'), path.join(dir, 'shell'));
  expect(warn()).toEqual([]);
  writeShell(['toast']);
  expect(warn()).toEqual([
    'Warning:',
    'mf-a 1.0.0-two (rollout): 1 problem',
    '  host-call: Uses alert of the host API; shell 2.0.0-new does not provide it. Serve a shell that provides it, or release a build of mf-a that does not use it.',
    'Shell 2.0.0-new would break 1 of 2 released builds.',
  ]);
});
