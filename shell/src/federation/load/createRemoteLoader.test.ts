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

/** A loader for builds of which some do not work; tells which were tried. */
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

test('the selected build, once', async () => {
  const { loader, tried } = setUp([]);
  expect(await loader.loadView('mf-x', 'main')).toMatchObject({ entry: two, degraded: false });
  await loader.loadView('mf-x', 'main');
  expect(tried()).toEqual(['two']);
});

test('then the one the document falls back to; the next screen does not wait for the broken one again', async () => {
  const { loader, tried } = setUp([two]);
  expect(await loader.loadView('mf-x', 'main')).toMatchObject({ entry: one, degraded: true });
  await loader.loadView('mf-x', 'main');
  expect(tried()).toEqual(['two', 'one']);
});

test('what worked in this browser comes before what the document names', async () => {
  knownGood.remember('mf-x', 'zero');
  const { loader, tried } = setUp([two]);
  await loader.loadView('mf-x', 'main');
  expect(tried()).toEqual(['two', 'zero']);
});

test('a remembered build that is no longer in the document is not used', async () => {
  knownGood.remember('mf-x', 'removed');
  const { loader, tried } = setUp([two]);
  await loader.loadView('mf-x', 'main');
  expect(tried()).toEqual(['two', 'one']);
});

test('when none works the failure of the selected one is told, and trying again starts with it', async () => {
  const { loader, brokenNow, tried } = setUp([two, one]);
  await expect(loader.loadView('mf-x', 'main')).rejects.toMatchObject({ circumstances: { kind: 'evaluation', build: 'two' } });
  brokenNow.clear();
  loader.forgive('mf-x');
  expect(await loader.loadView('mf-x', 'main')).toMatchObject({ entry: two, degraded: false });
  expect(tried()).toEqual(['two', 'one', 'two']);
});

test('what the code of a build threw is told to the browser, whichever build is shown instead', async () => {
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

test('a view that does not exist is a failure with its name', async () => {
  const { loader } = setUp([]);
  await expect(loader.loadView('mf-x', 'other')).rejects.toThrow('it has no view "other"');
});

test('a build that hangs is given up after 12 s', async () => {
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

test('a fresh build that crashes gives way once; one that worked here does not', async () => {
  const { loader, tried } = setUp([]);
  await loader.loadView('mf-x', 'main');
  const changed = jest.fn();
  loader.subscribe(changed);
  expect(loader.demote(two)).toBe(true);
  expect(loader.demote(two)).toBe(false);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(await loader.loadView('mf-x', 'main')).toMatchObject({ entry: one, degraded: true });
  expect(tried()).toEqual(['two', 'one']);

  const other = setUp([]);
  other.loader.settle(two);
  expect(other.loader.demote(two)).toBe(false);
});

test('another selected build makes what is on screen load anew, the same one does not', async () => {
  const { loader } = setUp([], one, [one]);
  await loader.loadView('mf-x', 'main');
  const before = loader.generationOf('mf-x');
  loader.use({ 'mf-x': { selected: one, all: [one] } });
  expect(loader.generationOf('mf-x')).toBe(before);
  loader.use({ 'mf-x': { selected: two, all: [two, one] } });
  expect(loader.generationOf('mf-x')).toBe(before + 1);
  expect(await loader.loadView('mf-x', 'main')).toMatchObject({ entry: two, degraded: false });
});

test('an ES module that the network lost is requested once more under another URL, once for all views that wait for it', async () => {
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

test('an ES module that fails again is requested under a third URL by the next attempt, and a changed file is named', async () => {
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
  // The entry is intact; what it imports is not.
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
    loader.forgive('mf-n');
  }
  expect(new Set(prepared).size).toBe(4);
});
