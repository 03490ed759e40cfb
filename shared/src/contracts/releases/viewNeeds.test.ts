import { expect, test } from '@jest/globals';
import type { ReleaseEntry } from './releaseDocument.ts';
import { viewNeeds } from './viewNeeds.ts';

const entryOf = (views?: ReleaseEntry['extras']['views'], entry?: ReleaseEntry['extras']['entry']): ReleaseEntry => ({
  url: '/r/mf-a/1/mf-manifest.json',
  metadata: { version: '1.0.0', integrity: 'x' },
  deployment: { traffic: 100, default: true },
  extras: {
    ...{ name: 'mf-a', contract: 1, owner: 'a', title: 'A', routes: [], buildId: 'a', globalName: 'a', flavour: 'production' },
    files: {},
    ...(views && { views }),
    ...(entry && { entry }),
  },
});

test('returns the needs of each view', () => {
  const needs = { scripts: ['remoteEntry.js', 'one.1.js'], modules: ['@fanfare/shared/domain'] };
  expect(viewNeeds(entryOf({ one: needs }), 'one')).toEqual(needs);
});

test('returns the entry of a build without a list', () => {
  expect(viewNeeds(entryOf(), 'one')).toEqual({ scripts: ['remoteEntry.js'], modules: [] });
  const entry = { file: 'assets/entry.mjs', type: 'module' } as const;
  expect(viewNeeds(entryOf(undefined, entry), 'one')).toEqual({ scripts: ['assets/entry.mjs'], modules: [] });
});
