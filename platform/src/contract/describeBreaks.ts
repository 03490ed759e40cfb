import type { BuildReport } from '@fanfare/releases';

export function describeBreaks(reports: readonly BuildReport[], onlyBroken = false): string {
  if (reports.length === 0) return 'There are no released builds.';
  const broken = reports.filter(({ breaks }) => breaks.length > 0);
  const shell = reports[0]?.shell ?? '';
  const summary =
    broken.length === 0
      ? `Shell ${shell} fits ${countOf(reports.length, 'released build')}.`
      : `Shell ${shell} would break ${broken.length} of ${countOf(reports.length, 'released build')}.`;
  return [...(onlyBroken ? broken : reports).flatMap(linesOf), summary].join('\n');
}

function linesOf({ remote, build, state, isComplete, breaks }: BuildReport): string[] {
  const title = `${remote} ${build} (${state})`;
  const note = isComplete ? [] : ['  Built before uses were recorded: only shared versions and the contract were compared.'];
  if (breaks.length === 0) return [`${title}: fits`, ...note];
  const lines = breaks.map(({ kind, problem, fix }) => `  ${kind}: ${problem} ${fix}`);
  return [`${title}: ${countOf(breaks.length, 'problem')}`, ...lines, ...note];
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
