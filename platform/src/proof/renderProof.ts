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

export interface ProofRun {
  command: string;
  /** ISO 8601. */
  finishedAt: string;
  commit: string;
  machine: string;
  tests: readonly ProvenTest[];
}

const intro = `# What was proven last

Written by \`pnpm proof\`: the tests of the promises and controls in their long form, with what they measured. A seed that stands here makes the same
run again: \`pnpm proof F1 --seed N\`. The short forms run with every \`pnpm test\`; [security/tests.md](security/tests.md) lists all of them.
`;

const ids = /^([FSP]\d+(?:, ?[FSP]\d+)*): (.+)$/s;

/** The page of a run: by promise, each test with its result, its time and its figures. Failures come first. */
export function renderProof({ command, finishedAt, commit, machine, tests }: ProofRun): string {
  const failed = tests.filter(({ isPassed }) => !isPassed);
  const facts = [
    `- Command: \`${command}\``,
    `- Finished: ${finishedAt}, commit ${commit}`,
    `- Machine: ${machine}`,
    `- Tests: ${tests.length - failed.length} passed, ${failed.length} failed`,
    ...failed.map(({ name, file }) => `- **Failed: ${name}** (\`${file}\`)`),
  ];
  const sections = Object.entries(promises).flatMap(([id, title]) => {
    const own = tests.filter(({ name }) => idsOf(name).includes(id));
    return own.length === 0 ? [] : [`## ${id}: ${title}\n\n${own.map(renderTest).join('\n')}\n`];
  });
  return `${intro}\n${facts.join('\n')}\n\n${sections.join('\n')}`;
}

export function idsOf(name: string): string[] {
  return ids.exec(name)?.[1]?.split(/, ?/) ?? [];
}

function renderTest({ name, file, isPassed, ms, figures }: ProvenTest): string {
  const what = ids.exec(name)?.[2] ?? name;
  const told = figures.map((figure) => `\n  - ${figure}`).join('');
  return `- ${isPassed ? '' : '**failed** '}${what} (${secondsOf(ms)}, \`${file}\`)${told}`;
}

function secondsOf(ms: number): string {
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
}
