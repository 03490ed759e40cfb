import type { Outcome, Step } from './Step.ts';

/**
 * Runs the steps one after the other, all of them even when one fails, and says what it finds. The last line is `N passed, N failed`.
 * @returns whether everything passed
 */
export async function runSteps(steps: readonly Step[], say: (text: string) => void): Promise<boolean> {
  const failedSteps = new Set<string>();
  let passed = 0;
  let failed = 0;
  for (const step of steps) {
    const startedAt = performance.now();
    const outcome = await runStep(step, failedSteps);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    passed += outcome.passed;
    failed += outcome.failed;
    if (outcome.failed > 0) {
      failedSteps.add(step.name);
      say(`✖ ${step.title}: ${outcome.passed} passed, ${outcome.failed} failed in ${seconds} s\n${outcome.output.trimEnd()}\n\n`);
    } else {
      const figures = outcome.figures ? ` (${outcome.figures})` : '';
      say(`✔ ${step.title}: ${outcome.passed} passed in ${seconds} s${figures}\n`);
    }
  }
  say(`${passed} passed, ${failed} failed\n`);
  return failed === 0;
}

async function runStep(step: Step, failedSteps: ReadonlySet<string>): Promise<Outcome> {
  const missing = step.needs?.find((name) => failedSteps.has(name));
  if (missing) return { passed: 0, failed: 1, output: `Not run, because the step "${missing}" failed.` };
  try {
    return await step.run();
  } catch (cause) {
    return { passed: 0, failed: 1, output: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
  }
}
