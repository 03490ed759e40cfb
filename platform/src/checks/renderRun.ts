import type { Place } from '../documents/readPlace.ts';
import { describeTotal, type StepResult } from './steps/runSteps.ts';

/** The page about one run of `pnpm test`: its total, then each step with its counts, its time and what it told. */
export function renderRun(results: readonly StepResult[], { commit, machine }: Place, at = new Date()): string {
  const minutes = results.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  const rows = results.map(
    ({ title, passed, failed, seconds, figures = '' }) =>
      `| ${title} | ${passed} | ${failed > 0 ? `**${failed}**` : 0} | ${seconds.toFixed(1)} s | ${figures} |`,
  );
  return `# The last recorded run of all tests

Written by \`pnpm test --record\`, which is what CI runs, from a clean clone. Times depend on the machine and on what else it did.

**${describeTotal(results)}** in ${minutes.toFixed(0)} minutes, finished ${at.toISOString()}, commit ${commit}, on ${machine}.

| Step | Passed | Failed | Time | Figures |
|---|---|---|---|---|
${rows.join('\n')}
`;
}
