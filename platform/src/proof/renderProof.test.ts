import { test } from 'node:test';
import { expect } from 'expect';
import { addRun, type ProvenTest, renderProof } from './renderProof.ts';

const run = { command: 'pnpm proof F1', finishedAt: '2026-01-02T03:04:05Z', commit: 'abc1234', machine: '2 cores' };
const proven = (rest: Partial<ProvenTest>): ProvenTest => ({
  name: 'F1: nothing is lost',
  file: 'server/src/a.test.ts',
  isPassed: true,
  ms: 61_234,
  figures: ['seed 7', '10000 messages, 20 kills'],
  ...rest,
});

test('each test stands under every promise that its name carries, with its time and its figures', () => {
  const page = renderProof([{ ...run, tests: [proven({ name: 'F1, F14: nothing is lost' })] }]);
  expect(page).toContain('- Tests: 1 passed, 0 failed\n');
  for (const heading of ['## F1: killed anywhere', '## F14: a deployment finishes']) expect(page).toContain(heading);
  expect(page).toContain('- nothing is lost (61.2 s, `server/src/a.test.ts`)\n  - seed 7\n  - 10000 messages, 20 kills\n');
  expect(page).not.toContain('## F2:');
  expect(page).toMatch(/not run yet: F2, .*, F13, F15, /);
});

test('a failure is named at the top and where it belongs', () => {
  const page = renderProof([
    { ...run, tests: [proven({}), proven({ name: 'S1: forged', isPassed: false, ms: 12, figures: [] })] },
  ]);
  expect(page).toContain('- **Failed: S1: forged** (`server/src/a.test.ts`)\n');
  expect(page).toContain('- **failed** forged (12 ms, `server/src/a.test.ts`)\n');
});

test('a run of some promises replaces what was known of them, and leaves the others', () => {
  const first = { ...run, tests: [proven({}), proven({ name: 'F2: power' })] };
  const second = { ...run, commit: 'def5678', tests: [proven({ ms: 5 })] };
  const page = renderProof(addRun([first], second, ['F1']));
  expect(page).toContain('- Run 2: `pnpm proof F1`, finished 2026-01-02T03:04:05Z, commit def5678, on 2 cores\n');
  expect(page).toContain('- nothing is lost (5 ms, `server/src/a.test.ts`, run 2)');
  expect(page).toContain('- power (61.2 s, `server/src/a.test.ts`, run 1)');
  expect(page).not.toContain('nothing is lost (61.2 s');
  expect(addRun([first], second, [])).toEqual([second]);
  expect(addRun([first], { ...first, command: 'again' }, ['F1', 'F2'])).toHaveLength(1);
});
