import type { TestCounts } from './toOutcome.ts';

/**
 * Reads the last line of `pnpm lab check` (`9 passed, 1 failed. Report: ...`).
 * @returns null when it is not there, because the check ended before it could write it
 */
export function countScenarios(output: string): TestCounts | null {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed\. Report: /gm)].at(-1);
  return last ? { passed: Number(last[1]), failed: Number(last[2]) } : null;
}
