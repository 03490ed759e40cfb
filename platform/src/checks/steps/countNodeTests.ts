import type { TestCounts } from './toOutcome.ts';

/**
 * Reads the closing lines of node:test's spec reporter (`ℹ pass 12`). A cancelled test counts as failed: it was meant to run.
 * @returns null when the lines are not there, because the runner ended before it could write them
 */
export function countNodeTests(output: string): TestCounts | null {
  const last = (name: string) =>
    output
      .match(new RegExp(`^ℹ ${name} (\\d+)$`, 'gm'))
      ?.at(-1)
      ?.split(' ')
      .at(-1);
  const [passed, failed, cancelled] = [last('pass'), last('fail'), last('cancelled')];
  if (passed === undefined || failed === undefined || cancelled === undefined) return null;
  return { passed: Number(passed), failed: Number(failed) + Number(cancelled) };
}
