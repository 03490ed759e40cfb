import path from 'node:path';
import type { FoundTest } from './findTests.ts';
import { matchTitle } from './matchTitle.ts';
import { idsOf, promises } from './promises.ts';

/** Number of requirements in OWASP ASVS 5.0.0 by level. */
const ASVS_LEVELS: Readonly<Record<string, number>> = { 1: 70, 2: 183 };

const proofLink = /\]\(([^)\s]+\.(?:test|spec)\.tsx?) "((?:[^"\\]|\\.)*)"\)/g;
const statementRow = /^\| (\S+) \| .+ \| (?:Exact|Differs: \[ADR 0011\]\([^)]+\), (.+?)) \| (.*) \|$/;
const requirementRow = /^\| (\d+\.\d+\.\d+) \| ([12]) \| .+? \| (yes|in part|\*\*no\*\*|does not apply) \| (.*) \|$/;

export function findUntestedIds(tests: readonly FoundTest[]): string[] {
  const carried = new Set(tests.flatMap(({ name }) => idsOf(name)));
  const unknown = [...carried].filter((id) => !Object.hasOwn(promises, id));
  return [
    ...Object.entries(promises).flatMap(([id, title]) => (carried.has(id) ? [] : [`No test has the id ${id} (${title}).`])),
    ...unknown.map((id) => `Tests have the id ${id}, which is not in platform/src/evidence/promises.ts.`),
  ];
}

/** Values in the title of a table test must occur in its file. */
export function findBrokenProofs(
  page: { file: string; text: string },
  tests: readonly FoundTest[],
  read: (file: string) => string,
): string[] {
  const testsByFile = Map.groupBy(tests, ({ file }) => file);
  const problems = [...page.text.matchAll(proofLink)].flatMap(([, target = '', escaped = '']) => {
    const file = path.posix.join(path.posix.dirname(page.file), target);
    const title = escaped.replaceAll(/\\(.)/g, '$1');
    const isTest = ({ name }: FoundTest) => matchTitle(name, title)?.every((value) => read(file).includes(value));
    return testsByFile.get(file)?.some(isTest) ? [] : [`${page.file}: there is no test "${title}" in ${file}.`];
  });
  return [...new Set(problems)];
}

export function findStatementProblems(page: string, differences: string): string[] {
  const reasons = [...differences.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, reason = '']) => reason.toLowerCase());
  const ids = new Set<string>();
  return rowsOf(page).flatMap((row) => {
    const [, id, differs, proofs = ''] = statementRow.exec(row) ?? [];
    if (id === undefined) return [`Not a statement: ${row}`];
    const isRepeated = ids.has(id);
    ids.add(id);
    const isExplained = differs === undefined || reasons.some((reason) => reason.includes(differs.toLowerCase()));
    return [
      ...(isRepeated ? [`Statement ${id} is there more than once.`] : []),
      ...(proofs.search(proofLink) < 0 ? [`Statement ${id} has no test.`] : []),
      ...(isExplained ? [] : [`Statement ${id} differs, and ADR 0011 has no row "${differs}".`]),
    ];
  });
}

export function findRequirementProblems(page: string, tests: readonly FoundTest[]): string[] {
  const carried = new Set(tests.flatMap(({ name }) => idsOf(name)));
  const levels = new Map<string, Set<string>>();
  const problems = rowsOf(page).flatMap((row) => {
    const [, id, level = '', state, text = ''] = requirementRow.exec(row) ?? [];
    if (id === undefined) return [`Not a requirement: ${row}`];
    levels.set(level, (levels.get(level) ?? new Set()).add(id));
    const proofs = text.match(/\b[SF]\d+\b|\]\([^)]+\)/g) ?? [];
    const reason = text.replaceAll(/\[[^\]]+\]\([^)]+\)|\b[SF]\d+\b|[\s,]/g, '');
    return [
      ...(state === 'yes' && proofs.length === 0 ? [`ASVS ${id} is said to hold without a proof.`] : []),
      ...(state !== 'yes' && reason === '' ? [`ASVS ${id} does not say why it does not hold.`] : []),
      ...proofs
        .filter((proof) => /^\w/.test(proof) && !carried.has(proof))
        .map((proof) => `ASVS ${id} names ${proof}, which no test has.`),
    ];
  });
  const gaps = Object.entries(ASVS_LEVELS).flatMap(([level, count]) => {
    const found = levels.get(level)?.size ?? 0;
    return found === count ? [] : [`ASVS has ${count} requirements of level ${level}; docs/security/asvs.md has ${found}.`];
  });
  return [...problems, ...gaps];
}

function rowsOf(page: string): string[] {
  return page.split('\n').filter((line) => /^\| (?!Id |No\. )/.test(line));
}
