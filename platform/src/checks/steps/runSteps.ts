import type { Outcome, Step } from './Step.ts';

export interface StepResult {
  title: string;
  passed: number;
  failed: number;
  seconds: number;
  figures?: string;
}

/** Runs the steps one after the other, all of them even when one fails, and says what it finds. The last line is `N passed, N failed`. */
export async function runSteps(steps: readonly Step[], say: (text: string) => void): Promise<StepResult[]> {
  const failedSteps = new Set<string>();
  const results: StepResult[] = [];
  for (const step of steps) {
    const startedAt = performance.now();
    const outcome = await runStep(step, failedSteps);
    const { passed, failed, figures } = outcome;
    const seconds = (performance.now() - startedAt) / 1_000;
    results.push({ title: step.title, passed, failed, seconds, ...(figures !== undefined && { figures }) });
    if (failed > 0) {
      failedSteps.add(step.name);
      say(`✖ ${step.title}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s\n${outcome.output.trimEnd()}\n\n`);
    } else {
      say(`✔ ${step.title}: ${passed} passed in ${seconds.toFixed(1)} s${figures ? ` (${figures})` : ''}\n`);
    }
  }
  say(`${describeTotal(results)}\n`);
  return results;
}

/** `N passed, N failed` */
export function describeTotal(results: readonly StepResult[]): string {
  const sum = (count: (result: StepResult) => number) => results.reduce((total, result) => total + count(result), 0);
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`;
}

export const isGreen = (results: readonly StepResult[]): boolean => results.every(({ failed }) => failed === 0);

async function runStep(step: Step, failedSteps: ReadonlySet<string>): Promise<Outcome> {
  const missing = step.needs?.find((name) => failedSteps.has(name));
  if (missing) return { passed: 0, failed: 1, output: `Not run, because the step "${missing}" failed.` };
  try {
    return await step.run();
  } catch (cause) {
    return { passed: 0, failed: 1, output: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
  }
}
