import type { Goal } from '@fanfare/shared/contracts';
import { useGoalsQuery } from './goals.api.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The goal for messages as what a day of its period has to bring; null without one. */
export function useDailyGoal(): number | null {
  const goal = useGoalsQuery().data?.goals.find(({ metric }) => metric === 'totalMessages');
  return goal ? goal.target / daysOf(goal) : null;
}

/** Whole days, also where the clocks change in between. */
function daysOf({ current: { from, to } }: Goal): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
