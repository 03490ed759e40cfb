import type { TestResult, TestSuite } from '@fanfare/shared/contracts';
import type { ResultRow, SuiteRow } from './webhook-testing.repository.ts';

export function presentSuite(row: SuiteRow): TestSuite {
  return {
    id: row.id,
    timestamp: row.created_at.toISOString(),
    accountId: row.ig_id,
    senderId: row.sender_id,
    senderUsername: row.sender_username,
    tests: row.tests,
    progress: row.progress,
  };
}

export function presentResult(row: ResultRow): TestResult {
  return {
    suiteId: row.suite_id,
    timestamp: row.executed_at.toISOString(),
    passed: row.passed,
    failed: row.failed,
    totalTests: row.results.length,
    results: row.results,
  };
}
