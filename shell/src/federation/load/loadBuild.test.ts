import { REMOTE_CONTRACT, REMOTE_CONTRACT_OLDEST, type ReleaseEntry } from '@fanfare/shared/contracts';
import { expect, jest, test } from '@jest/globals';
import { anEntry } from '../../testing/releases.ts';
import { knownGood } from '../recover/knownGood.ts';
import { createRemoteLoader } from './createRemoteLoader.ts';
import { loadLog } from './loadLog.ts';

// Contracts below and above the supported range must differ.
jest.mock('@fanfare/shared/contracts', () => ({
  ...jest.requireActual<object>('@fanfare/shared/contracts'),
  REMOTE_CONTRACT: 4,
  REMOTE_CONTRACT_OLDEST: 3,
}));

const screen = () => null;
let served = 0;

const containers = new Map<string, object>();
// jsdom does not run scripts. Like a browser, this creates the container and fires `load`.
new MutationObserver((changes) => {
  for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(added instanceof HTMLScriptElement)) continue;
    served += 1;
    Object.assign(window, containers.get(added.src));
    added.dispatchEvent(new Event('load'));
  }
}).observe(document.head, { childList: true });

function built(remote: string, buildId: string, contract: unknown, rest: Partial<ReleaseEntry> = {}): ReleaseEntry {
  const entry = anEntry(remote, { buildId }, rest);
  const module = { default: { contract, name: remote, views: { main: async () => ({ default: screen }) }, slices: [] } };
  const container = { [entry.extras.globalName]: { init: () => {}, get: async () => () => module } };
  containers.set(new URL('remoteEntry.js', new URL(entry.url, location.href)).href, container);
  return entry;
}

function loaderOf(remote: string, selected: ReleaseEntry, ...others: ReleaseEntry[]) {
  const loader = createRemoteLoader({ putSlices: () => {} });
  loader.use({ [remote]: { selected, all: [selected, ...others] } });
  return loader;
}

test.each([
  ['the oldest', REMOTE_CONTRACT_OLDEST],
  ['the newest', REMOTE_CONTRACT],
])('loads a build of %s contract that this shell supports', async (_which, contract) => {
  const remote = `mf-spoken-${contract}`;
  const selected = built(remote, 'new', contract);
  const loaded = await loaderOf(remote, selected).loadView(remote, 'main');
  expect(loaded).toEqual({ View: screen, entry: selected, degraded: false });
});

test.each([
  ['an older contract', 'older', REMOTE_CONTRACT_OLDEST - 1],
  ['a newer contract', 'newer', REMOTE_CONTRACT + 1],
  ['no contract', 'without', undefined],
])('replaces a build of %s by the last known good one, and logs the reason', async (_which, kind, contract) => {
  const remote = `mf-${kind}`;
  const before = served;
  const good = built(remote, 'good', REMOTE_CONTRACT_OLDEST, { deployment: { traffic: 0, default: false } });
  knownGood.remember(remote, 'good');
  const loader = loaderOf(remote, built(remote, 'new', contract), good);
  expect(await loader.loadView(remote, 'main')).toEqual({ View: screen, entry: good, degraded: true });
  expect(loader.inUse().get(remote)).toBe(good);
  expect(served - before).toBe(2);
  expect(loadLog.of(remote).find(({ problem }) => problem)).toMatchObject({
    build: `${remote}@1.0.0+new`,
    problem: `contract: it was built for contract ${contract}, this shell speaks ${REMOTE_CONTRACT}`,
    failure: { kind: 'contract', phase: 'module' },
  });
});

test.each([
  ['older', REMOTE_CONTRACT_OLDEST - 1],
  ['newer', REMOTE_CONTRACT + 1],
])(
  'without a fallback, rejects a build whose contract is %s than the supported ones, with the reason',
  async (kind, contract) => {
    const remote = `mf-alone-${kind}`;
    await expect(loaderOf(remote, built(remote, 'new', contract)).loadView(remote, 'main')).rejects.toMatchObject({
      message: expect.stringContaining(`built for contract ${contract}`),
      circumstances: { kind: 'contract', phase: 'module', build: `${remote}@1.0.0+new` },
    });
  },
);
