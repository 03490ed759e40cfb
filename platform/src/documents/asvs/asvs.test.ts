import { test } from 'node:test';
import { expect } from 'expect';
import { missingProofs } from './missingProofs.ts';
import { holds, open, partly } from './Requirement.ts';
import { renderAsvs } from './renderAsvs.ts';
import { requirements } from './requirements.ts';

test('the table has every requirement of the levels 1 and 2, once', () => {
  // 5.0.0 has 70 of level 1 and 183 of level 2.
  const levels = [1, 2].map((level) => requirements.filter((requirement) => requirement.level === level).length);
  expect(levels).toEqual([70, 183]);
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(253);
});

test('a proof that is not there is named', () => {
  const tests = [{ file: 'a.test.ts', name: 'S1, F5: it holds' }];
  expect(missingProofs([holds('1.1.1', 1, 'x', 'S1', 'F5', 'package.json')], tests)).toEqual([]);
  expect(
    missingProofs([holds('1.1.1', 1, 'x', 'S2', 'no/such.ts'), holds('1.1.2', 1, 'x'), partly('1.1.3', 1, 'x', '')], tests),
  ).toEqual([
    'ASVS 1.1.1 names S2, which is not there.',
    'ASVS 1.1.1 names no/such.ts, which is not there.',
    'ASVS 1.1.2 is said to hold without a proof.',
    'ASVS 1.1.3 does not say why it does not hold.',
  ]);
});

test('the page counts what holds and says what does not', () => {
  const page = renderAsvs([holds('1.1.1', 1, 'one', 'S1'), open('1.1.2', 2, 'two', 'Because.')]);
  expect(page).toContain('2 requirements: 1 hold, 0 in part, 1 do not, 0 do not apply.');
  expect(page).toContain('| 1.1.2 | 2 | two | **no** | Because. |');
});
