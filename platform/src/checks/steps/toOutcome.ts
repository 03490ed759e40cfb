import type { CommandResult } from './runCommand.ts';
import type { Outcome } from './Step.ts';

export interface TestCounts {
  passed: number;
  failed: number;
}

/**
 * Turns a test runner's exit code and counts into an outcome. A runner that ran nothing, left no counts, or failed without naming a
 * failed test has failed once: silence is not success.
 */
export function toOutcome({ code, output }: CommandResult, counts: TestCounts | null): Outcome {
  if (counts === null)
    return { passed: 0, failed: 1, output: `${output}\nThe test runner ended with exit code ${code} and left no counts.\n` };
  if (counts.passed + counts.failed === 0) return { passed: 0, failed: 1, output: `${output}\nThe test runner ran no tests.\n` };
  if (code !== 0 && counts.failed === 0)
    return { ...counts, failed: 1, output: `${output}\nThe test runner ended with exit code ${code}.\n` };
  return { ...counts, output };
}
