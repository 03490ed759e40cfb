import type { FoundTest } from './findTests.ts';

/** Lines of the table of calls that name a test which is not there, as sentences. */
export function unknownProofs(callTable: string, tests: readonly FoundTest[]): string[] {
  const patterns = new Map<string, RegExp[]>();
  for (const { file, name } of tests) patterns.set(file, [...(patterns.get(file) ?? []), patternOf(name)]);
  return [...callTable.matchAll(/^- \d{3}(?: \w+)?: (\S+): (.+)$/gm)].flatMap(([, file = '', test = '']) =>
    (patterns.get(`server/${file}`) ?? []).some((pattern) => pattern.test(test))
      ? []
      : [`There is no test "${test}" in server/${file}.`],
  );
}

function patternOf(name: string): RegExp {
  const parts = name.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`, 's');
}
