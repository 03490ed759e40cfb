import type { ReleaseEntry } from '@fanfare/shared/contracts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { aDocument, anEntry } from '../../testing/releases.ts';
import { aKey, openPage, signed } from '../../testing/signedPage.ts';
import type { SelectedEntries, Selection } from '../selection/openSelection.ts';
import { followReleases, type Update } from './followReleases.ts';

const one = anEntry('mf-x', { buildId: 'one' });
const two = anEntry('mf-x', { buildId: 'two' });
const other = anEntry('mf-y', { buildId: 'one', title: 'Part Y' });

let chosen: SelectedEntries;
let offers: (Update | null)[];
let applied: Selection[];
let mayLeave: () => Promise<boolean>;
let stop: () => void;

beforeEach(() => {
  chosen = { 'mf-x': one, 'mf-y': other };
  offers = [];
  applied = [];
  mayLeave = async () => true;
  stop = followReleases({
    person: { subject: 's', userId: () => undefined },
    loader: { inUse: () => new Map([['mf-x', one]]), subscribe: () => () => {} },
    chosen: () => chosen,
    reportRefused: () => {},
    applySelection: (selection) => {
      chosen = selection.selected;
      applied.push(selection);
    },
    setUpdate: (update) => offers.push(update),
    host: { mayLeave: () => mayLeave() },
  });
});
afterEach(() => {
  stop();
  localStorage.clear();
  jest.restoreAllMocks();
});

async function goLive(seq: number, ofX: ReleaseEntry): Promise<void> {
  const key = await aKey();
  await openPage(null, { key, answer: await signed(aDocument({ 'mf-x': [ofX], 'mf-y': [other] }, { seq }), key, `k${seq}`) });
  const before = offers.length;
  window.dispatchEvent(new Event('focus'));
  const until = Date.now() + 5_000;
  while (offers.length === before && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 5));
}

const builds = () => applied.map(({ selected }) => selected['mf-x']?.extras.buildId);

test('builds in use are offered as an update and applied when the user accepts', async () => {
  await goLive(1, two);
  expect(offers).toMatchObject([{ parts: ['Part X'], needsReload: false }]);
  expect(applied).toEqual([]);
  await offers.at(-1)?.apply();
  expect(builds()).toEqual(['two']);
});

test('withdraws the update when the build is rolled back', async () => {
  await goLive(1, two);
  await goLive(2, one);
  expect(offers).toMatchObject([{ parts: ['Part X'] }, null]);
  expect(applied).toEqual([]);
});

test('applies the live build if a rollback happens while the user confirms', async () => {
  await goLive(1, two);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  mayLeave = () => promise;
  const applied = offers.at(-1)?.apply();
  await goLive(2, one);
  resolve(true);
  await applied;
  expect(builds()).toEqual(['one']);
});
