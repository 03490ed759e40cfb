import { expect, test } from '@jest/globals';
import { type ComparedBuild, compareBuilds } from './compareBuilds.ts';

const before: ComparedBuild = {
  manifest: { contract: 1, routes: [{ path: '/a' }, { path: '/b' }], stateKeys: ['a.one'] },
  files: { 'remoteEntry.js': 'x', 'part.1.js': 'y', 'same.js': 'z' },
};

test('lists added, removed and changed items, most important first', () => {
  const route = { path: '/b', title: 'Other' };
  const build: ComparedBuild = {
    manifest: { contract: 1, routes: [route, { path: '/c' }], slots: [{ slot: 'dashboard.tabs', id: 'a' }], stateKeys: [] },
    files: { 'remoteEntry.js': 'other', 'part.2.js': 'y', 'same.js': 'z' },
  };
  expect(compareBuilds(build, before).map(({ kind, name, change }) => `${kind} ${name} ${change}`)).toEqual([
    'routes /a removed',
    'routes /b changed',
    'routes /c added',
    'slots dashboard.tabs a added',
    'stateKeys a.one removed',
    'files part.1.js removed',
    'files part.2.js added',
    'files remoteEntry.js changed',
  ]);
});

test('a build has no differences from itself', () => {
  expect(compareBuilds(before, before)).toEqual([]);
});
