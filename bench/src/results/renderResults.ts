import { describeBudget, describeValue, type Figure, isWithinBudget, type Run } from './Figure.ts';

export function renderResults(name: string, last: Run, before?: Run): string {
  const lines = [
    `# Benchmark ${name}`,
    '',
    `\`pnpm bench ${name}\`, ${placeOf(last)}.`,
    ...(before ? [`Before: ${placeOf(before)}.`] : []),
    ...(last.notJudged === undefined ? [] : ['', `Not judged: ${last.notJudged}.`]),
    '',
    ...table(
      ['Figure', 'Value', 'Before', 'Budget'],
      last.figures.map((figure) => rowOf(figure, last, before)),
    ),
    ...(last.tables ?? []).flatMap(({ head, rows }) => table(head, rows)),
  ];
  return lines.join('\n');
}

function placeOf({ finishedAt, commit, machine, load }: Run): string {
  return `${finishedAt.slice(0, 10)}, commit ${commit}, ${machine}; load at the start ${load.toFixed(1)}`;
}

function rowOf(figure: Figure, { notJudged }: Run, before: Run | undefined): string[] {
  const earlier = before?.figures.find(({ what }) => what === figure.what);
  const kept = isWithinBudget(figure);
  const verdict = kept === null ? '' : notJudged !== undefined ? ': not judged' : kept ? ': kept' : ': **short**';
  const value = `${describeValue(figure)}${figure.detail === undefined ? '' : ` (${figure.detail})`}`;
  return [figure.what, value, earlier ? describeValue(earlier) : '', `${describeBudget(figure)}${verdict}`];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}
