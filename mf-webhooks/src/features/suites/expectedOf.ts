import type { TestSuite } from '@fanfare/shared/contracts';

type TestType = TestSuite['tests'][number]['type'];

/** What has to happen for a step to pass, as the lines that its failure is compared with. */
export function expectedOf(type: TestType): string {
  if (type === 'forged_signature') return 'HTTP 401\nThe webhook refused it.';
  if (type === 'redelivery') return 'HTTP 200\nProcessed once, however often it is delivered.';
  return 'HTTP 200\nProcessed.';
}
