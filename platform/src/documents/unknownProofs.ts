import type { FoundTest } from './findTests.ts';
import { matchTitle } from './matchTitle.ts';

/** Lines of the table of calls that name a test which is not there, as sentences. */
export function unknownProofs(callTable: string, tests: readonly FoundTest[]): string[] {
  const names = Map.groupBy(tests, ({ file }) => file);
  return [...callTable.matchAll(/^- \d{3}(?: \w+)?: (\S+): (.+)$/gm)].flatMap(([, file = '', test = '']) =>
    (names.get(`server/${file}`) ?? []).some(({ name }) => matchTitle(name, test) !== null)
      ? []
      : [`There is no test "${test}" in server/${file}.`],
  );
}
