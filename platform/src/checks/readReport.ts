import { readFileSync } from 'node:fs';
import type { TestCounts } from './steps/toOutcome.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** Counts in a report of `jest --json`; a test file that could not even load counts as one failed test. */
export function readJestReport(file: string): TestCounts | null {
  const report = readReport<JestReport>(file);
  return report && { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Counts in a report of `playwright test --reporter=json`; a test that needed a second try counts as failed. */
export function readPlaywrightReport(file: string): TestCounts | null {
  const report = readReport<PlaywrightReport>(file);
  return report && { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky + report.errors.length };
}

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
