import { test } from 'node:test';
import { noEvidence } from '@fanfare/releases';
import { expect } from 'expect';
import { describe } from './describe.ts';

test('shows live builds, paused rollouts, client reports and the history with its evidence', () => {
  const evidence = { loaded: 90, failed: 10, drawn: 88, crashed: 2, p75Ms: 310 };
  const text = describe('mf-a', {
    builds: ['1.0.0-aaa'],
    rollout: { build: '1.1.0-bbb', traffic: 0, salt: 's', pausedAt: 25 },
    health: { '1.0.0-aaa': { ...evidence, p75Ms: null }, '1.1.0-bbb': evidence },
    waiting: [
      { build: '1.2.0-ccc', published: { by: 'team a', at: '2026-05-01T10:40:00.000Z' } },
      { build: '0.9.0-old', published: { by: null, at: '2026-04-01T10:40:00.000Z' } },
    ],
    history: [
      {
        ...{ seq: 4, at: '2026-05-01T10:30:30.000Z', by: 'the rollout itself', remote: 'mf-a', liveBefore: '1.0.0-aaa' },
        change: { kind: 'rollout', build: '1.1.0-bbb', traffic: 50, auto: true },
        decision: { because: 'crashes 0 of 300 clients', evidence: { candidate: noEvidence, live: noEvidence } },
      },
      {
        ...{ seq: 3, at: '2026-05-01T10:20:30.000Z', by: 'anna', remote: 'mf-a', change: { kind: 'pause' } },
        ...{ liveBefore: '1.0.0-aaa', rolledOutBefore: '1.1.0-bbb', evidence: { '1.1.0-bbb': { ...evidence, crashed: 40 } } },
      },
    ],
  });
  expect(text.split('\n')).toEqual([
    'mf-a 1.0.0-aaa is live. 1.1.0-bbb is paused; before, it went to 25 % of users.',
    '1.2.0-ccc, published by team a on 2026-05-01, waits for approval. An admin other than team a approves it on the Releases page (/releases).',
    '0.9.0-old, published on 2026-04-01, waits for approval. An admin approves it on the Releases page (/releases).',
    '  1.0.0-aaa: 90 pages loaded it, 10 could not, 2 of 88 crashed',
    '  1.1.0-bbb: 90 pages loaded it, 10 could not, 2 of 88 crashed, 75 % rendered within 310 ms',
    '  2026-05-01 10:30:30  #4  the rollout itself: gave 1.1.0-bbb to 50 %, automatically (live before: 1.0.0-aaa)',
    '        because: crashes 0 of 300 clients',
    '  2026-05-01 10:20:30  #3  anna: paused the rollout (live before: 1.0.0-aaa)',
    '        1.1.0-bbb: 90 pages loaded it, 10 could not, 40 of 88 crashed, 75 % rendered within 310 ms',
  ]);
});
