import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { expect } from 'expect';
import { describeBuild } from './describeBuild.ts';
import { integrityOf } from './files/hashFiles.ts';
import { readBuild } from './readBuild.ts';
import { aBuild } from './testing/aBuild.ts';

/** Returns a function that reads a build with these changes to its `release.json`. */
function reading(changes: object): () => unknown {
  const dist = aBuild('mf-a', '1.0.0', 'aaa');
  const file = path.join(dist, 'release.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...changes }));
  return () => readBuild(dist);
}

test('problems name the source file', () => {
  expect(reading({ manifest: { contract: 'one', owner: 'a', routes: [] } })).toThrow(
    'remote.json is invalid: /contract must be integer. Fix it and build again.',
  );
  expect(reading({ manifest: { contract: 1, owner: 'a', routes: {} } })).toThrow('remote.json is invalid: /routes');
  expect(reading({ version: 'one' })).toThrow('package.json is invalid: /version must match pattern');
  expect(reading({ passport: { calls: 1 } })).toThrow('lab/passport.json is invalid');
});

test('problems in generated fields ask for a new build', () => {
  expect(reading({ buildId: '' })).toThrow(/^release\.json has an unknown format: \/buildId .* Build the remote again\.$/);
});

test('reads the manifest and hashes files in folders', () => {
  const files = { 'assets/a.js': 'export {}', 'assets/a.js.map': '{}', '.vite/manifest.json': '{}', 'mf-stats.json': '{}' };
  const routes = [{ path: '/a', view: 'main' }];
  const assets = { js: { sync: ['assets/a.js'], async: [] }, css: { sync: ['assets/a.css'], async: [] } };
  const dist = aBuild('mf-a', '1.0.0', 'aaa', {
    ...{ manifest: { routes }, entryType: 'module', files: { ...files, 'assets/a.css': 'h1 {}' } },
    mfManifest: (whole) => ({ ...whole, exposes: [{ path: './remote', assets }] }),
    facts: { globalName: undefined, files: undefined, somethingNew: [1] },
  });
  const facts = readBuild(dist);
  expect(facts).toMatchObject({
    globalName: 'mf_a__aaa',
    entry: { file: 'remoteEntry.js', type: 'module' },
    requires: { react: '^19.3.1' },
    exposes: { './remote': { sync: ['assets/a.js', 'assets/a.css'], async: [] } },
    views: { main: { scripts: ['remoteEntry.js', 'assets/a.js'], modules: [] } },
    somethingNew: [1],
  });
  expect(Object.keys(facts.files)).toEqual(['assets/a.css', 'assets/a.js', 'mf-manifest.json', 'remoteEntry.js']);
});

test('the views of a build win over the default', () => {
  const views = { main: { scripts: ['remoteEntry.js', 'main.js'], modules: ['x'] } };
  const dist = aBuild('mf-a', '1.0.0', 'aaa', { manifest: { routes: [{ path: '/a', view: 'main' }] }, facts: { views } });
  expect(readBuild(dist).views).toEqual(views);
});

const entryAs = (remoteEntry: object) => (whole: object) => ({
  ...whole,
  metaData: { globalName: 'mf_a__aaa', remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global', ...remoteEntry } },
});
const assetAs = (file: string) => (whole: object) => ({
  ...whole,
  exposes: [{ path: './remote', assets: { js: { sync: [], async: [file] }, css: { sync: [], async: [] } } }],
});

for (const [what, mfManifest, problem] of [
  ['is missing', () => null, 'mf-manifest.json is missing: set manifest: true'],
  ['is cut off', (whole: object) => JSON.stringify(whole).slice(0, -9), 'mf-manifest.json is incomplete or not JSON: build'],
  [
    'has another shape',
    () => ({ schema: 3 }),
    /^mf-manifest\.json has an unknown format \(\/ must have required properties .*\): build/,
  ],
  [
    'has another entry',
    entryAs({ type: 'system' }),
    'mf-manifest.json has an entry of type "system", which the shell cannot load: set',
  ],
  ['has an entry outside', entryAs({ path: '..' }), 'names "../remoteEntry.js", which is not a file inside the build: have'],
  ['has no such entry', entryAs({ path: 'js' }), 'names "js/remoteEntry.js", which is missing from the build: build'],
  ['names a file outside', assetAs('../x.js'), 'names "../x.js", which is not a file inside the build'],
  ['leaves the build and returns', assetAs('a/../x.js'), 'names "a/../x.js", which is not a file inside the build'],
  ['names an absolute path', assetAs('/x.js'), 'names "/x.js", which is not a file inside the build'],
  ['names a URL', assetAs('https://cdn.example/x.js'), 'which is not a file inside the build'],
  ['names a missing file', assetAs('x.js'), 'names "x.js", which is missing from the build: build the remote again'],
  [
    'names no variable',
    (whole: object) => ({ ...entryAs({})(whole), metaData: { ...entryAs({})(whole).metaData, globalName: 'a-b' } }),
    'mf-manifest.json names the container "a-b", which is not a valid variable name: use',
  ],
] as const)
  test(`a manifest that ${what} is rejected with advice`, () => {
    const dist = aBuild('mf-a', '1.0.0', 'aaa', { mfManifest });
    expect(() => readBuild(dist)).toThrow(problem);
  });

test('a container that release.json and the manifest name differently is refused', () => {
  expect(reading({ globalName: 'other' })).toThrow(
    'The container is named other in release.json but mf_a__aaa in mf-manifest.json',
  );
});

test('a variable of a script is a global one', () => {
  expect(readBuild(aBuild('mf-a', '1.0.0', 'aaa', { entryType: 'var' })).entry.type).toBe('global');
});

test('a build is described once and for all', async () => {
  const text = 'long '.repeat(400);
  const files = { 'assets/long.js': text };
  const dist = aBuild('mf-a', '1.0.0', 'aaa', { files, facts: { globalName: undefined, files: undefined, sdk: '1.0.0' } });
  const facts = await describeBuild(dist);
  expect(facts).toMatchObject({ globalName: 'mf_a__aaa', sdk: '1.0.0', files: { 'assets/long.js': integrityOf(text) } });
  expect(JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8'))).toEqual(facts);
  expect(brotliDecompressSync(readFileSync(path.join(dist, 'assets/long.js.br'))).toString()).toBe(text);
  expect(await describeBuild(dist)).toEqual(facts);
});
