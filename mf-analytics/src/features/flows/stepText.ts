import { copy } from '../../copy/steps.ts';
import type { Step } from './steps.api.ts';

const kinds: Readonly<Partial<Record<string, string>>> = copy.kinds;

/** Returns the label in the flow, or the type of the step. */
export function stepName({ label, nodeType }: Step): string {
  return label.trim() || (kinds[nodeType] ?? nodeType);
}

/** Returns the number of runs that reached a step and did not continue, or null at an end. */
export function stayedOf({ entered, left, isEnd }: Step): number | null {
  return isEnd ? null : Math.max(0, entered - left);
}

export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}
