import { test } from 'node:test';
import { expect } from 'expect';
import fc from 'fast-check';
import { type BuildEvidence, noEvidence } from './CanaryEvidence.ts';
import { decideCanary } from './decideCanary.ts';

const HOUR_MS = 60 * 60_000;
const evidenceWith = (
  clients: number,
  rest: Partial<{ failed: number; crashed: number; bucket: number }> = {},
): BuildEvidence => ({
  loads: { clients, bad: rest.failed ?? 0 },
  crashes: { clients, bad: rest.crashed ?? 0 },
  times: clients === 0 ? {} : { [rest.bucket ?? 55]: clients },
});
const situation = { traffic: 10, stepMs: HOUR_MS, isWaitLogged: false };

test('an equally good build advances step by step with more evidence each', () => {
  const after = (traffic: number, clients: number) => {
    const { kind, ...rest } = decideCanary({
      ...situation,
      traffic,
      evidence: { candidate: evidenceWith(clients), live: evidenceWith(5_000) },
    });
    return 'traffic' in rest ? rest.traffic : kind;
  };
  expect([after(10, 190), after(10, 230), after(25, 230), after(25, 290), after(50, 290), after(50, 350)]).toEqual([
    ...['stay', 25, 'stay', 50],
    ...['stay', 'promote'],
  ]);
});

test('a build that fails, crashes or is slow is rolled back with a logged reason', () => {
  const decide = (candidate: BuildEvidence) =>
    decideCanary({ ...situation, evidence: { candidate, live: evidenceWith(2_000, { failed: 4 }) } });
  expect(decide(evidenceWith(60, { failed: 12 }))).toEqual({
    kind: 'rollback',
    because: 'load failures: 12 of 60 clients, live 4 of 2000 clients',
  });
  expect(decide(evidenceWith(60, { crashed: 12 }))).toEqual({
    kind: 'rollback',
    because: 'crashes: 12 of 60 clients, live 0 of 2000 clients',
  });
  expect(decide(evidenceWith(60, { bucket: 63 }))).toMatchObject({
    kind: 'rollback',
    because: expect.stringMatching(/^time to being drawn \(p75\): \d+ ms, live \d+ ms$/),
  });
});

test('a step lasts ten minutes at least, but rollbacks are immediate', () => {
  const early = { ...situation, stepMs: 60_000 };
  expect(decideCanary({ ...early, evidence: { candidate: evidenceWith(900), live: evidenceWith(5_000) } })).toMatchObject({
    kind: 'stay',
  });
  expect(
    decideCanary({ ...early, evidence: { candidate: evidenceWith(60, { failed: 50 }), live: evidenceWith(500) } }).kind,
  ).toBe('rollback');
});

test('without clients it waits and logs that once after a day', () => {
  const evidence = { candidate: noEvidence, live: evidenceWith(9) };
  const after = (hours: number, isWaitLogged = false) =>
    decideCanary({ ...situation, stepMs: hours * HOUR_MS, isWaitLogged, evidence });
  expect([after(23).kind, after(24).kind, after(24_000, true).kind]).toEqual(['stay', 'wait', 'stay']);
  expect(after(24).because).toContain(
    'not shown yet: load failures, crashes, time to being drawn (p75). load failures 0 of 0 clients',
  );
});

const share = fc
  .integer({ min: 0, max: 2_000 })
  .chain((clients) => fc.record({ clients: fc.constant(clients), bad: fc.integer({ min: 0, max: clients }) }));
const evidenceOf = fc.record({
  loads: share,
  crashes: share,
  times: fc.dictionary(fc.integer({ min: 20, max: 90 }).map(String), fc.integer({ min: 1, max: 400 }), { maxKeys: 12 }),
});
const decided = (candidate: BuildEvidence, live: BuildEvidence, traffic = 10) =>
  decideCanary({ ...situation, traffic, evidence: { candidate, live } }).kind;

test('two failing clients never cause a rollback', () => {
  fc.assert(
    fc.property(evidenceOf, evidenceOf, fc.integer({ min: 0, max: 2 }), (candidate, live, bad) => {
      const few = (counts: BuildEvidence['loads']) => ({ ...counts, bad: Math.min(bad, counts.clients) });
      expect(decided({ loads: few(candidate.loads), crashes: few(candidate.crashes), times: live.times }, live)).not.toBe(
        'rollback',
      );
    }),
  );
});

test('a build with the same reports as the live one is never rolled back', () => {
  fc.assert(fc.property(evidenceOf, (same) => expect(decided(same, same)).not.toBe('rollback')));
});

test('without evidence nothing moves', () => {
  fc.assert(fc.property(evidenceOf, (live) => expect(decided(noEvidence, live)).toBe('stay')));
});

test('evidence that is too little for a step is too little for all later steps', () => {
  fc.assert(
    fc.property(evidenceOf, evidenceOf, (candidate, live) => {
      const kinds = [10, 25, 50].map((traffic) => decided(candidate, live, traffic) === 'stay');
      expect([...kinds].sort()).toEqual(kinds);
    }),
  );
});
