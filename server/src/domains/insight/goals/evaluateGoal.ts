import { isGoalMet } from '@fanfare/shared/contracts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { recordEvents } from '../../feed/events/index.ts';
import { discardPlans, readFigures } from '../analytics/index.ts';
import { computeMetric } from './computeMetric.ts';
import { type GoalRow, listGoals } from './goals.repository.ts';
import { missedEvent } from './missedEvent.ts';
import { periodAt } from './periodAt.ts';

/** Evaluates the last complete period. Returns the end of the current one. */
export async function evaluateGoal(queries: Queries, goal: GoalRow, now: Date): Promise<{ isMissed: boolean; next: Date }> {
  const { owner_id: ownerId, metric, period, time_zone: timeZone } = goal;
  const present = periodAt(period, now.getTime(), timeZone);
  const ended = periodAt(period, present.from.getTime() - 1, timeZone);
  await discardPlans(queries);
  const { value } = computeMetric[metric](await readFigures(queries, ownerId, { ...ended, timeZone }));
  const isMissed = value !== null && !isGoalMet(metric, value, goal.target);
  if (isMissed) await recordEvents(queries, [missedEvent(goal, { ...ended, value, now })]);
  return { isMissed, next: present.to };
}

/** For seeded history. */
export async function evaluateGoalsAt(queries: Queries, ownerId: string, now: Date): Promise<void> {
  for (const goal of await listGoals(queries, ownerId)) await evaluateGoal(queries, goal, now);
}
