import { test } from 'node:test';
import { expect } from 'expect';
import { describeReport } from './describeReport.ts';

const report = {
  ...{ build: '1.1.0-bbb', contract: 1, entryBytes: 4_000, exposes: ['route /a', 'state key a'] },
  ...{
    requires: ['react ^19.3.1: shell 1.0.0-abc has 19.3.2'],
    comparedWith: '1.0.0-aaa',
    added: ['state key a'],
    removed: ['slot x#a'],
  },
};

test('shows what a build offers, takes and changes', () => {
  expect(describeReport(report).split('\n')).toEqual([
    '1.1.0-bbb passed the gate: contract 1, an entry of 4000 bytes compressed.',
    '  offers route /a, state key a',
    '  takes react ^19.3.1: shell 1.0.0-abc has 19.3.2',
    '  Against 1.0.0-aaa, which is live:',
    '  + state key a',
    '  - slot x#a',
  ]);
  expect(describeReport({ ...report, added: [], removed: [] })).toContain(
    'Against 1.0.0-aaa, which is live: it offers the same.',
  );
  expect(describeReport({ ...report, comparedWith: null })).toContain('It is the first of its name.');
});
