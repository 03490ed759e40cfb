import type { Goal } from '@fanfare/shared/contracts';
import { useGoalsQuery } from './goals.api.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the message goal per day, or null if there is none. */
export function useDailyGoal(): number | null {
  const goal = useGoalsQuery().data?.goals.find(({ metric }) => metric === 'totalMessages');
  return goal ? goal.target / daysOf(goal) : null;
}

/** Rounded, because a day with a clock change is not 24 hours long. */
function daysOf({ current: { from, to } }: Goal): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
