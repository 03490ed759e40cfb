import { copy } from '../../copy/steps.ts';
import type { Step } from './steps.api.ts';

const kinds: Readonly<Partial<Record<string, string>>> = copy.kinds;

/** As the drawing calls it, or what it does. */
export function stepName({ label, nodeType }: Step): string {
  return label.trim() || (kinds[nodeType] ?? nodeType);
}

/** Runs that came and did not go on; null at an end, where going on is not asked for. */
export function stayedOf({ entered, left, isEnd }: Step): number | null {
  return isEnd ? null : Math.max(0, entered - left);
}

export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}
