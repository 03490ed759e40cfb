import type { ReleaseEntry } from '@fanfare/shared/contracts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { anEntry } from '../../testing/releases.ts';
import { followModuleInfo, type ModuleInfoFollower } from './moduleInfo.ts';

const one = anEntry('mf-x', { buildId: 'one' });
const two = anEntry('mf-x', { buildId: 'two' });
const other = anEntry('mf-y', { buildId: 'one' });
const manifest = {
  exposes: [{ name: 'remote', path: './remote', assets: { js: { sync: ['a.js'], async: [] } } }],
  shared: [{ name: 'react', version: '19.3.1', requiredVersion: '^19.3.1', singleton: true, assets: {} }],
};

let chosen: Record<string, ReleaseEntry>;
let inUse: Map<string, ReleaseEntry>;
let tellLoader: () => void;
let follower: ModuleInfoFollower;

const federation: { moduleInfo: Record<string, object> } = { moduleInfo: {} };
const isReady = () => waitFor(() => expect(Object.keys(federation.moduleInfo).length).toBeGreaterThan(1));

beforeEach(() => {
  federation.moduleInfo = { foreign: {} };
  Reflect.set(globalThis, '__FEDERATION__', federation);
  globalThis.fetch = jest.fn(async (url) => ({ ok: String(url).includes('mf-x'), json: async () => manifest }) as Response);
  [chosen, inUse] = [{ 'mf-x': one, 'mf-y': other }, new Map()];
  follower = followModuleInfo({
    chosen: () => chosen,
    loader: {
      inUse: () => inUse,
      subscribe(onChange) {
        tellLoader = onChange;
        return () => {};
      },
    },
  });
});
afterEach(() => {
  follower.stop();
  Reflect.deleteProperty(globalThis, '__FEDERATION__');
});

test('the host lists every remote with its version, and the shared modules', async () => {
  await isReady();
  expect(federation.moduleInfo.fanfare_shell).toMatchObject({
    remotesInfo: { 'mf-x': { matchedVersion: '1.0.0+one' }, 'mf-y': { matchedVersion: '1.0.0+one' } },
    shared: [{ sharedName: 'react', version: '19.3.1' }],
  });
});

test('a remote lists its entry, its modules and its shared modules from its manifest', async () => {
  await isReady();
  expect(federation.moduleInfo['mf-x:1.0.0+one']).toMatchObject({
    ...{ version: '1.0.0+one', buildVersion: 'one', globalName: 'mf_x__one' },
    ...{ remoteEntry: 'remoteEntry.js', remoteEntryType: 'global', publicPath: 'http://localhost/r/mf-x/1.0.0-one/' },
    modules: [{ moduleName: 'remote', modulePath: './remote', assets: { js: { sync: ['a.js'] } } }],
    shared: [{ sharedName: 'react', version: '19.3.1', shareConfig: { requiredVersion: '^19.3.1', singleton: true } }],
  });
});

test('a remote without a readable manifest is listed without modules', async () => {
  await isReady();
  expect(federation.moduleInfo['mf-y:1.0.0+one']).toMatchObject({ globalName: 'mf_y__one', modules: [], shared: [] });
});

test('updates with new releases and builds in use, and retains the entries of others', async () => {
  await isReady();
  inUse.set('mf-x', one);
  chosen = { 'mf-x': two, 'mf-y': other };
  follower.update();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(Object.keys(federation.moduleInfo)).toEqual(['foreign', 'fanfare_shell', 'mf-x:1.0.0+one', 'mf-y:1.0.0+one']);
  inUse.set('mf-x', two);
  tellLoader();
  await waitFor(() =>
    expect(Object.keys(federation.moduleInfo)).toEqual(['foreign', 'fanfare_shell', 'mf-x:1.0.0+two', 'mf-y:1.0.0+one']),
  );
});
