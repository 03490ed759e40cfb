import type { TestResult, TestSuite } from '@fanfare/shared/contracts';
import { localize } from '@fanfare/shared/language';
import { expectedOf } from './expectedOf.ts';

/** Returns the suite with its latest result, for use in other tests. */
export function fixtureOf(suite: TestSuite, latest: TestResult | undefined) {
  return {
    suite: suite.id,
    createdAt: suite.timestamp,
    account: suite.accountId,
    sender: { id: suite.senderId, username: suite.senderUsername },
    steps: suite.tests.map(({ name, nameMessage, type }, place) => {
      const result = latest?.results[place];
      return {
        name: localize(nameMessage, name),
        type,
        expected: expectedOf(type).split('\n'),
        ...(result && {
          last: { status: result.status, statusCode: result.statusCode, detail: localize(result.message, result.detail) },
        }),
      };
    }),
    ...(latest && { lastRunAt: latest.timestamp }),
  };
}

export function downloadFixture(suite: TestSuite, latest: TestResult | undefined): void {
  const file = new Blob([`${JSON.stringify(fixtureOf(suite, latest), null, 2)}\n`], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `fanfare-suite-${suite.senderUsername}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
