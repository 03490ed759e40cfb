import { test } from 'node:test';
import { expect } from 'expect';
import { findDisturbance } from './judge.ts';

const quiet = { share: 0.02, by: [] };

test('a run is judged if the peer repeats its figure and the machine is quiet', () => {
  expect(findDisturbance([2_000, 2_600], [{ name: 'the run', others: quiet }])).toBeNull();
});

test('a run is not judged if the rates of the peer differ by more than a third', () => {
  for (const rates of [
    [2_000, 2_700],
    [2_700, 2_000],
    [2_000, 0],
    [2_000, Number.NaN],
  ] as const) {
    expect(findDisturbance(rates, [])).toContain(`the bare peer answered ${rates[0]}/s before and ${rates[1]}/s after`);
  }
});

test('a run is not judged if others computed in any part of it; they are named', () => {
  const busy = { share: 0.31, by: [{ name: 'tsc (7)', share: 0.3 }] };
  const watched = [
    { name: 'the first part', others: quiet },
    { name: 'the second part', others: busy },
  ];
  expect(findDisturbance([1, 1], watched)).toBe(
    '31 % of the processors was used by others during the second part (tsc (7) 30 %)',
  );
  expect(findDisturbance([1, 1], [{ name: 'the run', others: null }])).toContain('does not show');
});
