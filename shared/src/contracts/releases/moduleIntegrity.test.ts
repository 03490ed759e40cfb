import { expect, test } from '@jest/globals';
import { moduleIntegrity } from './moduleIntegrity.ts';
import type { ReleaseEntry } from './releaseDocument.ts';

const entryOf = (type: 'global' | 'module'): ReleaseEntry => ({
  url: '/r/mf-a/1.0.0-a/mf-manifest.json',
  metadata: { version: '1.0.0', integrity: 'x' },
  deployment: { traffic: 100, default: true },
  extras: {
    ...{ name: 'mf-a', contract: 1, owner: 'a', title: 'A', routes: [], buildId: 'a', globalName: 'a', flavour: 'production' },
    entry: { file: 'remoteEntry.js', type },
    files: { 'remoteEntry.js': 'one', 'assets/a.mjs': 'two', 'assets/a.css': 'three', 'mf-manifest.json': 'four' },
  },
});

test('an import map has the scripts of module builds', () => {
  expect(moduleIntegrity(entryOf('module'))).toEqual({
    '/r/mf-a/1.0.0-a/remoteEntry.js': 'one',
    '/r/mf-a/1.0.0-a/assets/a.mjs': 'two',
  });
  expect(moduleIntegrity(entryOf('global'))).toEqual({});
});
