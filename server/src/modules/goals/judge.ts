import { isGoalMet } from '@fanfare/shared/contracts';
import type { Queries } from '../../infrastructure/database/Database.ts';
import { planAfresh, readFigures } from '../analytics/index.ts';
import { recordEvents } from '../events/index.ts';
import { type GoalRow, listGoals } from './goals.repository.ts';
import { measure } from './measure.ts';
import { missedEvent } from './missedEvent.ts';
import { periodAt } from './periodAt.ts';

/** Holds a goal against the period that ended last before `now`, and tells its owner when it was missed. Answers the end of the present one. */
export async function judge(queries: Queries, goal: GoalRow, now: Date): Promise<{ isMissed: boolean; next: Date }> {
  const { owner_id: ownerId, metric, period, time_zone: timeZone } = goal;
  const present = periodAt(period, now.getTime(), timeZone);
  const ended = periodAt(period, present.from.getTime() - 1, timeZone);
  await planAfresh(queries);
  const { value } = measure[metric](await readFigures(queries, ownerId, { ...ended, timeZone }));
  const isMissed = value !== null && !isGoalMet(metric, value, goal.target);
  if (isMissed) await recordEvents(queries, [missedEvent(goal, { ...ended, value, now })]);
  return { isMissed, next: present.to };
}

/** All goals of an owner as they were held against their periods at a moment of the past. When they are due next stays. */
export async function judgeGoalsAt(queries: Queries, ownerId: string, now: Date): Promise<void> {
  for (const goal of await listGoals(queries, ownerId)) await judge(queries, goal, now);
}
