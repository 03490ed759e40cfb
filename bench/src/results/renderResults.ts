import { describeBudget, describeValue, type Figure, type History, isKept, type Run } from './Figure.ts';
import { renderChart } from './renderChart.ts';

const intro = `# Benchmarks

Written by \`pnpm bench <name> --record\`: the last recorded run of each benchmark with its budgets, and the run before it. What each of them does, and what
was tried where a budget is missed, stands in [Performance](performance.md). Times depend on the machine and on what else it does: a figure is
compared best with its peer in the same run.
`;

/** The page of all benchmarks: what is short first, then each benchmark with its chart and its figures. */
export function renderResults(history: History): string {
  const benches = Object.entries(history).flatMap(([name, runs]) => {
    const last = runs.at(-1);
    return last ? [{ name, runs, last, before: runs.at(-2) }] : [];
  });
  const budgeted = benches.flatMap(({ name, last }) => last.figures.map((figure) => ({ name, figure })));
  const judged = budgeted.filter(({ figure }) => isKept(figure) !== null);
  const short = judged.filter(({ figure }) => isKept(figure) === false);
  const summary = [
    '## Summary',
    '',
    `${judged.length} budgets, ${judged.length - short.length} kept, ${short.length} short.`,
    '',
    ...table(
      ['Short', 'Figure', 'Budget', 'Benchmark'],
      short.map(({ name, figure }) => [figure.what, describeValue(figure), describeBudget(figure), `[${name}](#${name})`]),
    ),
  ];
  const sections = benches.map(({ name, runs, last, before }) => section(name, runs, last, before));
  return `${[intro, summary.join('\n'), ...sections].join('\n')}`;
}

function section(name: string, runs: readonly Run[], last: Run, before: Run | undefined): string {
  const chart = renderChart(name, runs) ? [`![Figures of ${name} as shares of their budgets](images/bench/${name}.svg)`, ''] : [];
  const lines = [
    `\n## ${name}`,
    '',
    `\`pnpm bench ${name}\`, ${last.finishedAt.slice(0, 10)}, commit ${last.commit}, ${last.machine}; load at the start ${last.load.toFixed(1)}.`,
    ...(before
      ? [`Before: ${before.finishedAt.slice(0, 10)}, commit ${before.commit}, ${before.machine}; load ${before.load.toFixed(1)}.`]
      : []),
    '',
    ...chart,
    ...table(
      ['What', 'Figure', 'Before', 'Budget'],
      last.figures.map((figure) => rowOf(figure, before)),
    ),
    ...(last.tables ?? []).flatMap(({ head, rows }) => table(head, rows)),
  ];
  return lines.join('\n');
}

function rowOf(figure: Figure, before: Run | undefined): string[] {
  const earlier = before?.figures.find(({ what }) => what === figure.what);
  const kept = isKept(figure);
  const verdict = kept === null ? '' : kept ? ': kept' : ': **short**';
  return [figure.what, describeValue(figure), earlier ? describeValue(earlier) : '', `${describeBudget(figure)}${verdict}`];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}
