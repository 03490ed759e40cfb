import { type Goal, type GoalMetric, goalUnits } from '@fanfare/shared/contracts';
import { copy } from '../copy/goals.ts';
import { durationText } from './durationText.ts';

/** A value of a metric in words, e.g. `12`, `85%`, `4 min`. */
export function goalValue(metric: GoalMetric, value: number): string {
  if (goalUnits[metric] === 'ms') return durationText(value);
  const number = value.toLocaleString(undefined, { maximumFractionDigits: 1 });
  return goalUnits[metric] === 'percent' ? `${number}%` : number;
}

/** What is wanted, e.g. `at least 700 a week`. */
export function goalText({ metric, period, target }: Pick<Goal, 'metric' | 'period' | 'target'>): string {
  const words = { count: copy.atLeast, percent: copy.percentOf, ms: copy.atMost }[goalUnits[metric]];
  return words(goalValue(metric, target), period);
}

/** How the present period stands: what counts up may still reach its target, a rate or a time says what it is now. */
export function goalState({ metric, current }: Pick<Goal, 'metric' | 'current'>): keyof typeof copy.states {
  if (current.isMet === null) return 'unmeasured';
  if (current.isMet) return 'met';
  return goalUnits[metric] === 'count' ? 'open' : 'missed';
}
