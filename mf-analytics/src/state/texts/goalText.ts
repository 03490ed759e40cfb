import { type Goal, type GoalMetric, goalUnits } from '@fanfare/shared/contracts';
import { decimalText, durationText, percentText } from '@fanfare/shared/domain';
import { copy } from '../../copy/goals.ts';

/** Formats a value of a metric with its unit, e.g. `12`, `85%`, `4 min`. */
export function goalValue(metric: GoalMetric, value: number): string {
  if (goalUnits[metric] === 'ms') return durationText(value);
  if (goalUnits[metric] === 'percent') return percentText(value);
  return decimalText(value);
}

/** Formats the target, e.g. `at least 700 a week`. */
export function goalText({ metric, period, target }: Pick<Goal, 'metric' | 'period' | 'target'>): string {
  const words = { count: copy.atLeast, percent: copy.percentOf, ms: copy.atMost }[goalUnits[metric]];
  return words(goalValue(metric, target), period);
}

/** Formats the value of the current calendar period, e.g. `512 this calendar week`. */
export function goalProgress({ metric, period, current: { value } }: Pick<Goal, 'metric' | 'period' | 'current'>): string {
  return value === null ? copy.unmeasured(period) : copy.standing(goalValue(metric, value), period);
}

/** A count may still reach its target in the current period; a rate or a time is rated by its current value. */
export function goalState({ metric, current }: Pick<Goal, 'metric' | 'current'>): keyof typeof copy.states {
  if (current.isMet === null) return 'unmeasured';
  if (current.isMet) return 'met';
  return goalUnits[metric] === 'count' ? 'open' : 'missed';
}

/**
 * Returns the reached share of the target. For a maximum time, returns the share of the measured time that is
 * allowed.
 */
export function goalShare({ metric, target, current: { value } }: Pick<Goal, 'metric' | 'target' | 'current'>): number {
  if (value === null) return 0;
  if (metric === 'responseTime') return value <= target ? 1 : target / value;
  return Math.min(1, value / target);
}
