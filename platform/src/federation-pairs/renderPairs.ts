import type { PairResult } from './tryPair.ts';

export function renderPairs(results: readonly PairResult[]): string {
  const said = (value: boolean) => (value ? 'yes' : 'no');
  const rows = [
    ['webpack', 'enhanced', 'builds', 'loads', 'note'],
    ...results.map(({ webpack, enhanced, builds, loads, note }) => [webpack, enhanced, said(builds), said(loads), note]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
