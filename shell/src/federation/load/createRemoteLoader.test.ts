import { REMOTE_CONTRACT, type ReleaseEntry } from '@fanfare/shared/contracts';
import type { RemoteModule } from '@fanfare/shared/host';
import { expect, jest, test } from '@jest/globals';
import { anEntry } from '../../testing/releases.ts';
import { knownGood } from '../recover/knownGood.ts';
import { LoadFailure } from '../recover/LoadFailure.ts';
import { toFailure } from '../recover/toFailure.ts';
import { admit } from '../verify/integrity.ts';
import { createRemoteLoader } from './createRemoteLoader.ts';
import { prepareModules } from './moduleBuilds.ts';

const fallbackUrl = anEntry('mf-x', { buildId: 'one' }).url;
const one = anEntry('mf-x', { buildId: 'one' }, { deployment: { traffic: 0, default: false } });
const two = anEntry('mf-x', { buildId: 'two' }, { fallbackUrl });
const zero = anEntry('mf-x', { buildId: 'zero' }, { deployment: { traffic: 0, default: false } });

const views = { main: async () => ({ default: () => null }) };
const remote: RemoteModule = { contract: REMOTE_CONTRACT, name: 'mf-x', views, slices: [] };

function failing({ extras }: ReleaseEntry): LoadFailure {
  return new LoadFailure({ kind: 'evaluation', phase: 'module', build: extras.buildId }, 'it threw');
}

/** The builds in `broken` fail to load. */
function setUp(broken: readonly ReleaseEntry[], selected = two, all = [two, one, zero]) {
  const brokenNow = new Set(broken);
  const load = jest.fn(async (entry: ReleaseEntry) => {
    if (brokenNow.has(entry)) throw failing(entry);
    return remote;
  });
  const loader = createRemoteLoader({ putSlices: () => {}, load });
  loader.use({ 'mf-x': { selected, all } });
  return { loader, brokenNow, load, tried: () => load.mock.calls.map(([{ extras }]) => extras.buildId) };
}

test('loads the selected build once', async () => {
  const { loader, tried } = setUp([]);
  expect(await loader.loadView('mf-x', 'main')).toMatchObject({ entry: two, degraded: false });
  await loader.loadView('mf-x', 'main');
  expect(tried()).toEqual(['two']);
});

test('then loads the fallback build; the next screen does not wait for the broken build again', async () => {
  const { loader, tried } = setUp([two]);
  expect(await loader.loadView('mf-x', 'main')).toMatchObject({ entry: one, degraded: true });
  await loader.loadView('mf-x', 'main');
  expect(tried()).toEqual(['two', 'one']);
});

test('prefers a known good build to the fallback of the document', async () => {
  knownGood.remember('mf-x', 'zero');
  const { loader, tried } = setUp([two]);
  await loader.loadView('mf-x', 'main');
  expect(tried()).toEqual(['two', 'zero']);
});

test('ignores a known good build that is no longer in the document', async () => {
  knownGood.remember('mf-x', 'removed');
  const { loader, tried } = setUp([two]);
  await loader.loadView('mf-x', 'main');
  expect(tried()).toEqual(['two', 'one']);
});

test('reports the failure of the selected build if none works, and a retry starts with it', async () => {
  const { loader, brokenNow, tried } = setUp([two, one]);
  await expect(loader.loadView('mf-x', 'main')).rejects.toMatchObject({ circumstances: { kind: 'evaluation', build: 'two' } });
  brokenNow.clear();
  loader.clearFailures('mf-x');
  expect(await loader.loadView('mf-x', 'main')).toMatchObject({ entry: two, degraded: false });
  expect(tried()).toEqual(['two', 'one', 'two']);
});

test('reports an error thrown by a build to the browser, even if another build is shown', async () => {
  const reported: unknown[] = [];
  Object.assign(globalThis, { reportError: (cause: unknown) => reported.push(cause) });
  const thrown = new TypeError('no prices today');
  const load = async (entry: ReleaseEntry) => {
    if (entry === two) throw toFailure(thrown, { build: 'two', phase: 'module' });
    return remote;
  };
  const loader = createRemoteLoader({ putSlices: () => {}, load });
  loader.use({ 'mf-x': { selected: two, all: [two, one] } });
  expect(await loader.loadView('mf-x', 'main')).toMatchObject({ entry: one, degraded: true });
  expect(reported).toEqual([thrown]);
});

test('a missing view fails with its name', async () => {
  const { loader } = setUp([]);
  await expect(loader.loadView('mf-x', 'other')).rejects.toThrow('it has no view "other"');
});

test('a build that hangs times out after 12 s', async () => {
  jest.useFakeTimers();
  const loader = createRemoteLoader({
    putSlices: () => {},
    load: (entry) => (entry === two ? new Promise(() => {}) : Promise.resolve(remote)),
  });
  loader.use({ 'mf-x': { selected: two, all: [two, one] } });
  const loading = loader.loadView('mf-x', 'main');
  await jest.advanceTimersByTimeAsync(12_000);
  expect(await loading).toMatchObject({ entry: one, degraded: true });
  jest.useRealTimers();
});

test('rolls back a new build that crashes once; a known good build is not rolled back', async () => {
  const { loader, tried } = setUp([]);
  await loader.loadView('mf-x', 'main');
  const changed = jest.fn();
  loader.subscribe(changed);
  expect(loader.rollBack(two)).toBe(true);
  expect(loader.rollBack(two)).toBe(false);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(await loader.loadView('mf-x', 'main')).toMatchObject({ entry: one, degraded: true });
  expect(tried()).toEqual(['two', 'one']);

  const other = setUp([]);
  other.loader.markHealthy(two);
  expect(other.loader.rollBack(two)).toBe(false);
});

test('selecting another build reloads the visible views, selecting the same build does not', async () => {
  const { loader } = setUp([], one, [one]);
  await loader.loadView('mf-x', 'main');
  const before = loader.generationOf('mf-x');
  loader.use({ 'mf-x': { selected: one, all: [one] } });
  expect(loader.generationOf('mf-x')).toBe(before);
  loader.use({ 'mf-x': { selected: two, all: [two, one] } });
  expect(loader.generationOf('mf-x')).toBe(before + 1);
  expect(await loader.loadView('mf-x', 'main')).toMatchObject({ entry: two, degraded: false });
});

test('retries an ES module once under another URL after a network failure, for all waiting views together', async () => {
  const entry = anEntry('mf-m', { entry: { file: 'remoteEntry.js', type: 'module' } });
  const lost = new TypeError('Failed to fetch dynamically imported module: http://localhost/r/mf-m/1.0.0-abc/view.js');
  let isLost = true;
  const view = async () => {
    if (isLost) throw lost;
    return { default: () => null };
  };
  const prepared: string[] = [];
  const load = jest.fn(async (wanted: ReleaseEntry) => {
    const retry = await prepareModules(wanted);
    prepared.push(retry);
    if (retry !== '') isLost = false;
    return { ...remote, views: { main: view, aside: view } };
  });
  Object.assign(window, { IntegrityViolationReportBody: class {} });
  const loader = createRemoteLoader({ putSlices: () => {}, load });
  loader.use({ 'mf-m': { selected: entry, all: [entry] } });
  admit(entry);
  const loads = await Promise.all([loader.loadView('mf-m', 'main'), loader.loadView('mf-m', 'aside')]);
  expect(loads).toMatchObject([{ degraded: false }, { degraded: false }]);
  expect(prepared).toEqual(['', expect.stringMatching(/^\w+$/)]);
});

test('requests an ES module that fails again under a third URL, and names a changed file', async () => {
  const entry = anEntry('mf-n', {
    entry: { file: 'remoteEntry.js', type: 'module' },
    views: { main: { scripts: ['remoteEntry.js', 'assets/a.js'], modules: [] } },
  });
  const url = (file: string) => `${location.origin}/r/mf-n/1.0.0-abc/${file}`;
  const prepared: string[] = [];
  const load = async (wanted: ReleaseEntry) => {
    prepared.push(await prepareModules(wanted));
    throw new LoadFailure(
      { kind: 'network', phase: 'entry', build: 'mf-n@1.0.0+abc', url: url('remoteEntry.js') },
      'no response',
    );
  };
  // The entry is intact, but its import is not.
  window.fetch = async (input, init) => {
    if (String(input) === url('assets/a.js') && init?.integrity) throw new TypeError('Failed to fetch');
    return Object.assign({} as Response, { ok: true, status: 200 });
  };
  const loader = createRemoteLoader({ putSlices: () => {}, load });
  loader.use({ 'mf-n': { selected: entry, all: [entry] } });
  admit(entry);
  for (let times = 0; times < 2; times += 1) {
    await expect(loader.loadView('mf-n', 'main')).rejects.toMatchObject({
      circumstances: { kind: 'integrity', url: url('assets/a.js') },
    });
    loader.clearFailures('mf-n');
  }
  expect(new Set(prepared).size).toBe(4);
});
