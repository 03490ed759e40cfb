import { sharedNames } from '@fanfare/platform/shared-modules';
import { expect, test } from '@jest/globals';
import { sharedModules } from './sharedModules.ts';

test('the shell provides every module that remotes are built to take from it', () => {
  // Jest runs the development flavour.
  expect(Object.keys(sharedModules).sort()).toEqual(sharedNames(true).sort());
});
