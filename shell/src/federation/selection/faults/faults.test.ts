import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aDocument, anEntry } from '../../../testing/releases.ts';
import { overrides } from '../overrides.ts';
import { changeFaults } from './changeFaults.ts';
import { faults } from './faults.ts';

beforeEach(() => {
  // jsdom has no `Response`.
  globalThis.fetch = async () => new Response();
});
afterEach(() => sessionStorage.clear());

test('faults do not block an override of this tab', async () => {
  changeFaults.set('mf-a', { kinds: ['slow'], isEverywhere: false });
  history.replaceState(null, '', `/?remote=${faults.mark}@this-tab&remote=mf-a@https://evil.example/mf-manifest.json`);
  const { entries, problems } = await overrides.open(aDocument({ 'mf-a': [anEntry('mf-a')] }, { environment: 'development' }));
  expect(entries).toEqual({});
  expect(problems).toEqual(['mf-a: Only builds from this machine are allowed.']);
  expect(Object.keys(overrides.read())).toEqual([faults.mark]);
  changeFaults.clear();
  expect(overrides.read()).toEqual({});
});
