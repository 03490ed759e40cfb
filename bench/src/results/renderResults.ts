import { describeBudget, describeValue, type Figure, isWithinBudget, type Run } from './Figure.ts';

export function renderResults(name: string, last: Run, before?: Run): string {
  const lines = [
    `# Benchmark ${name}`,
    '',
    `\`pnpm bench ${name}\`, ${placeOf(last)}.`,
    ...(before ? [`Before: ${placeOf(before)}.`] : []),
    '',
    ...table(
      ['Figure', 'Value', 'Before', 'Budget'],
      last.figures.map((figure) => rowOf(figure, before)),
    ),
    ...(last.tables ?? []).flatMap(({ head, rows }) => table(head, rows)),
  ];
  return lines.join('\n');
}

function placeOf({ finishedAt, commit, machine, load }: Run): string {
  return `${finishedAt.slice(0, 10)}, commit ${commit}, ${machine}; load at the start ${load.toFixed(1)}`;
}

function rowOf(figure: Figure, before: Run | undefined): string[] {
  const earlier = before?.figures.find(({ what }) => what === figure.what);
  const kept = isWithinBudget(figure);
  const verdict = kept === null ? '' : kept ? ': kept' : ': **short**';
  return [figure.what, describeValue(figure), earlier ? describeValue(earlier) : '', `${describeBudget(figure)}${verdict}`];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}
