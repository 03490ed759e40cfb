import { test } from 'node:test';
import { expect } from 'expect';
import { renderTests } from './renderTests.ts';

test('each promise lists its tests with the results of the run', () => {
  const tests = [
    { file: 'server/src/a/x.test.ts', name: 'F5, S31: %s is refused' },
    { file: 'e2e/specs/y.spec.ts', name: 'S1: forged' },
    { file: 'engine/src/z.test.ts', name: 'S1: unread' },
  ];
  const page = renderTests(tests, [
    { file: 'server/src/a/x.test.ts', name: 'F5, S31: the first is refused', seconds: 1, isFailed: false },
    { file: 'server/src/a/x.test.ts', name: 'F5, S31: the second is refused', seconds: 1, isFailed: true },
    { file: 'e2e/y.spec.ts', name: 'group › S1: forged', seconds: 1, isFailed: false },
  ]);
  for (const id of ['F5', 'S31']) expect(page).toMatch(new RegExp(`## ${id}: .+\n\n- \\*\\*failed\\*\\*: %s is refused`));
  expect(page).toContain('- passed: forged (`e2e/specs/y.spec.ts`)\n- not run: unread (`engine/src/z.test.ts`)\n');
});
