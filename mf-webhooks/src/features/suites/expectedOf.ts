import type { TestSuite } from '@fanfare/shared/contracts';
import { suitesCopy } from '../../copy/testing.ts';

const text = suitesCopy.steps.expected;

type TestType = TestSuite['tests'][number]['type'];

/** Lists what a step needs to pass, as lines for the diff. */
export function expectedOf(type: TestType): string {
  if (type === 'forged_signature') return `HTTP 401\n${text.refused}`;
  if (type === 'redelivery') return `HTTP 200\n${text.once}`;
  return `HTTP 200\n${text.processed}`;
}
