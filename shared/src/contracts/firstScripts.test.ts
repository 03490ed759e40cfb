import { expect, test } from '@jest/globals';
import { firstScripts } from './firstScripts.ts';

const filesOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'sha384-x']));

test('a build of one view: all of its scripts', () => {
  const files = filesOf('remoteEntry.js', '__federation_expose_remote.1a.js', '987.2b.js', 'mf-manifest.json');
  expect(firstScripts(files)).toEqual(['remoteEntry.js', '__federation_expose_remote.1a.js', '987.2b.js']);
});

test('a build of several views: what they stand on', () => {
  const files = filesOf('18.1.js', 'remoteEntry.js', '__federation_expose_remote.1a.js', '56.2.js');
  expect(firstScripts(files)).toEqual(['remoteEntry.js', '__federation_expose_remote.1a.js']);
});
