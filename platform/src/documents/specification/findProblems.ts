import type { FoundTest } from '../findTests.ts';
import { matchTitle } from '../matchTitle.ts';
import type { Proof, Statement } from './Statement.ts';

export interface Evidence {
  tests: readonly FoundTest[];
  /** The text of a file of the workspace. */
  read: (file: string) => string;
  /** ADR 0011. */
  differences: string;
}

/** What is wrong with the statements, as sentences: no proof, an unknown test, an id twice, a difference without a row in ADR 0011. */
export function findProblems(statements: readonly Statement[], { tests, read, differences }: Evidence): string[] {
  const testsByFile = Map.groupBy(tests, ({ file }) => file);
  const rows = [...differences.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, row = '']) => row.toLowerCase());

  /** Values of a row must occur in the file: `…` would match any text. */
  const isThere = ({ file, title }: Proof) =>
    (testsByFile.get(file) ?? []).some(({ name }) => matchTitle(name, title)?.every((value) => read(file).includes(value)));

  const problemsOf = ({ id, proofs, differs }: Statement): string[] => {
    const hasRow = differs === undefined || rows.some((row) => row.includes(differs.toLowerCase()));
    return [
      ...(proofs.length === 0 ? [`${id} has no proof.`] : []),
      ...proofs
        .filter((proof) => !isThere(proof))
        .map(({ file, title }) => `${id} names a test that does not exist: "${title}" in ${file}.`),
      ...(hasRow ? [] : [`${id} differs, and ADR 0011 has no row "${differs}".`]),
    ];
  };

  const ids = statements.map(({ id }) => id);
  const repeated = new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
  return [...[...repeated].map((id) => `${id} is there more than once.`), ...statements.flatMap(problemsOf)];
}
