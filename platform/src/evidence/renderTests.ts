import type { TestCase } from '../test-run/readJunit.ts';
import type { FoundTest } from './findTests.ts';
import { matchTitle } from './matchTitle.ts';
import { idsOf, promises } from './promises.ts';

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

/** Playwright reports no folder below the package. */
function placeOf(file: string): string {
  const parts = file.split(/[\\/]/);
  return `${parts[0]}/${parts.at(-1)}`;
}

function isRunOf(name: string, reported: string): boolean {
  return matchTitle(name, reported) !== null || matchTitle(`… ${name}`, reported) !== null;
}
