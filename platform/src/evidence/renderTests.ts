import type { TestCase } from '../test-run/readJunit.ts';
import type { FoundTest } from './findTests.ts';
import { matchTitle } from './matchTitle.ts';
import { idsOf, promises } from './promises.ts';

/** Each promise with its tests and their results in the last run. */
export function renderTests(tests: readonly FoundTest[], results: readonly TestCase[]): string {
  const resultsByPlace = Map.groupBy(results, ({ file }) => placeOf(file));
  const lineOf = ({ file, name }: FoundTest) => {
    const runs = (resultsByPlace.get(placeOf(file)) ?? []).filter((result) => isRunOf(name, result.name));
    const state = runs.length === 0 ? 'not run' : runs.some(({ isFailed }) => isFailed) ? '**failed**' : 'passed';
    return `- ${state}: ${name.slice(name.indexOf(': ') + 2)} (\`${file}\`)`;
  };
  const sections = Object.entries(promises).map(([id, title]) => {
    const lines = tests.filter(({ name }) => idsOf(name).includes(id)).map(lineOf);
    return `## ${id}: ${title}\n\n${lines.join('\n')}\n`;
  });
  return `# Tests by id\n\nF: reliability, S: security.\n\n${sections.join('\n')}`;
}

/** Package and name of a file: Playwright reports no folder below the package. */
function placeOf(file: string): string {
  const parts = file.split(/[\\/]/);
  return `${parts[0]}/${parts.at(-1)}`;
}

/** jest and Playwright put the names of groups before that of the test. */
function isRunOf(name: string, reported: string): boolean {
  return matchTitle(name, reported) !== null || matchTitle(`… ${name}`, reported) !== null;
}
