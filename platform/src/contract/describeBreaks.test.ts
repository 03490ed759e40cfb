import { test } from 'node:test';
import type { BuildReport } from '@fanfare/releases';
import { expect } from 'expect';
import { describeBreaks } from './describeBreaks.ts';

const fits: BuildReport = { remote: 'mf-a', build: '1.0.0-aaa', state: 'live', shell: '1.1.0-s', isComplete: true, breaks: [] };
const broken: BuildReport = {
  ...{ ...fits, build: '1.1.0-bbb', state: 'rollout', isComplete: false },
  breaks: [{ kind: 'contract', name: '1', problem: 'Needs contract 1; shell 1.1.0-s supports 2.', fix: 'Keep supporting it.' }],
};

test('lists each build with its breaks, then a summary', () => {
  expect(describeBreaks([fits, broken]).split('\n')).toEqual([
    'mf-a 1.0.0-aaa (live): fits',
    'mf-a 1.1.0-bbb (rollout): 1 problem',
    '  contract: Needs contract 1; shell 1.1.0-s supports 2. Keep supporting it.',
    '  Built before uses were recorded: only shared versions and the contract were compared.',
    'Shell 1.1.0-s would break 1 of 2 released builds.',
  ]);
  expect(describeBreaks([fits])).toBe('mf-a 1.0.0-aaa (live): fits\nShell 1.1.0-s fits 1 released build.');
});
