import { test } from 'node:test';
import { expect } from 'expect';
import { type ProvenTest, renderProof } from './renderProof.ts';

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
  const page = renderProof({ ...run, tests: [proven({ name: 'F1, F14: nothing is lost' })] });
  expect(page).toContain('- Tests: 1 passed, 0 failed\n');
  for (const heading of ['## F1: killed anywhere', '## F14: a deployment finishes']) expect(page).toContain(heading);
  expect(page).toContain('- nothing is lost (61.2 s, `server/src/a.test.ts`)\n  - seed 7\n  - 10000 messages, 20 kills\n');
  expect(page).not.toContain('## F2:');
});

test('a failure is named at the top and where it belongs', () => {
  const page = renderProof({ ...run, tests: [proven({}), proven({ name: 'S1: forged', isPassed: false, ms: 12, figures: [] })] });
  expect(page).toContain('- Tests: 1 passed, 1 failed\n- **Failed: S1: forged** (`server/src/a.test.ts`)\n');
  expect(page).toContain('- **failed** forged (12 ms, `server/src/a.test.ts`)\n');
});
