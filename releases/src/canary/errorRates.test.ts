import { test } from 'node:test';
import { expect } from 'expect';
import { randomOf, simulateRollout, type TrueBuild } from './simulateRollout.ts';

/** Reproduces the figures of ADR 0056: `FANFARE_PROOF=1 node --test src/canary/errorRates.test.ts`. */
const RUNS = process.env.FANFARE_PROOF === '1' ? 400 : 20;
const BOUND = 0.01;

const healthy: TrueBuild = { fails: 0.002, crashes: 0.001, medianMs: 180 };
const rough: TrueBuild = { fails: 0.03, crashes: 0.01, medianMs: 400 };

const good: Record<string, [TrueBuild, TrueBuild]> = {
  'as good': [healthy, healthy],
  'as good, rough network': [rough, rough],
  'a third faster': [{ ...healthy, medianMs: 120 }, healthy],
};
const bad: Record<string, [TrueBuild, TrueBuild]> = {
  'fails for all': [{ ...healthy, fails: 1 }, healthy],
  'fails for 15 % more': [{ ...healthy, fails: 0.152 }, healthy],
  'fails for 5 % more': [{ ...healthy, fails: 0.052 }, healthy],
  'crashes for 5 % more': [{ ...healthy, crashes: 0.051 }, healthy],
  'crashes for 5 % more, rough network': [{ ...rough, crashes: 0.06 }, rough],
  'twice as slow': [{ ...healthy, medianMs: 360 }, healthy],
};

function play([candidate, live]: [TrueBuild, TrueBuild]) {
  const ends = Array.from({ length: RUNS }, (_, seed) => simulateRollout(candidate, live, randomOf(seed + 1)));
  const share = (kind: (typeof ends)[number]['kind']) => ends.filter((end) => end.kind === kind).length / RUNS;
  const half = (figures: number[]) => figures.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  return {
    rolledBack: share('rollback'),
    promoted: share('promote'),
    clients: half(ends.map(({ clients }) => clients)),
    exposed: half(ends.map(({ exposed }) => exposed)),
  };
}

test('good builds go through and bad ones are taken back, with the stated risks, although every visit is looked at', (t) => {
  const line = (name: string, { rolledBack, promoted, clients, exposed }: ReturnType<typeof play>) =>
    t.diagnostic(
      `${name}: taken back ${rolledBack}, let through ${promoted}; median ${clients} clients, ${exposed} of them got it`,
    );
  t.diagnostic(`${RUNS} seeded rollouts each`);
  for (const [name, builds] of Object.entries(good)) {
    const found = play(builds);
    line(name, found);
    expect([name, found.rolledBack <= BOUND, found.promoted >= 0.9]).toEqual([name, true, true]);
  }
  for (const [name, builds] of Object.entries(bad)) {
    const found = play(builds);
    line(name, found);
    expect([name, found.promoted <= BOUND, found.rolledBack >= 0.95]).toEqual([name, true, true]);
  }
});
