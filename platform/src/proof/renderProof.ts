import { promises } from '../documents/promises.ts';

export interface ProvenTest {
  /** With the ids that open it, `F1: …`. */
  name: string;
  /** Relative to the workspace, with forward slashes. */
  file: string;
  isPassed: boolean;
  ms: number;
  /** What the test told of itself. */
  figures: string[];
}

/** One call of `pnpm proof`. */
export interface ProofRun {
  command: string;
  /** ISO 8601. */
  finishedAt: string;
  commit: string;
  machine: string;
  tests: readonly ProvenTest[];
}

const intro = `# What was proven last

Written by \`pnpm proof\`: the tests of the promises and controls in their long form, with what they measured. A run of some promises replaces what stood here
of them. A seed that stands here makes the same run again: \`pnpm proof F1 --seed N\`. The short forms run with every \`pnpm test\`;
[security/tests.md](security/tests.md) lists all of them.
`;

const ids = /^([FSP]\d+(?:, ?[FSP]\d+)*): (.+)$/s;

/** What is still known of earlier runs after this one, whose ids replace theirs; no ids: all. */
export function addRun(earlier: readonly ProofRun[], run: ProofRun, asked: readonly string[]): ProofRun[] {
  const isReplaced = ({ name }: ProvenTest) => asked.length === 0 || idsOf(name).some((id) => asked.includes(id));
  const left = earlier.map((one) => ({ ...one, tests: one.tests.filter((test) => !isReplaced(test)) }));
  return [...left.filter(({ tests }) => tests.length > 0), run];
}

/** The page of what is known: the runs, then by promise each test with its result, its time and its figures. Failures come first. */
export function renderProof(runs: readonly ProofRun[]): string {
  const known = runs.flatMap(({ tests }, n) => tests.map((test) => ({ ...test, run: n + 1 })));
  const sections = Object.entries(promises).map(([id, title]) => ({
    id,
    title,
    tests: known.filter(({ name }) => idsOf(name).includes(id)),
  }));
  const notRun = sections.filter(({ tests }) => tests.length === 0).map(({ id }) => id);
  const failed = known.filter(({ isPassed }) => !isPassed);
  const facts = [
    `- Tests: ${known.length - failed.length} passed, ${failed.length} failed`,
    ...(notRun.length > 0 ? [`- In their long form not run yet: ${notRun.join(', ')}`] : []),
    ...failed.map(({ name, file }) => `- **Failed: ${name}** (\`${file}\`)`),
    ...runs.map(
      (run, n) => `- Run ${n + 1}: \`${run.command}\`, finished ${run.finishedAt}, commit ${run.commit}, on ${run.machine}`,
    ),
  ];
  const told = sections.flatMap(({ id, title, tests }) =>
    tests.length === 0 ? [] : [`## ${id}: ${title}\n\n${tests.map((test) => renderTest(test, runs.length)).join('\n')}\n`],
  );
  return `${intro}\n${facts.join('\n')}\n\n${told.join('\n')}`;
}

export function idsOf(name: string): string[] {
  return ids.exec(name)?.[1]?.split(/, ?/) ?? [];
}

function renderTest({ name, file, isPassed, ms, figures, run }: ProvenTest & { run: number }, runs: number): string {
  const what = ids.exec(name)?.[2] ?? name;
  const where = [secondsOf(ms), `\`${file}\``, ...(runs > 1 ? [`run ${run}`] : [])].join(', ');
  const told = figures.map((figure) => `\n  - ${figure}`).join('');
  return `- ${isPassed ? '' : '**failed** '}${what} (${where})${told}`;
}

function secondsOf(ms: number): string {
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
}
