/** Words of the goals. Without schemas, so that the browser can use them freely. */

/** What a goal can be set for. Figures that Instagram does not give, the engagement rate among them, are not here. */
export const goalMetrics = [
  'totalMessages',
  'activeConversations',
  'newContacts',
  'answerRate',
  'automationShare',
  'responseTime',
] as const;
export type GoalMetric = (typeof goalMetrics)[number];

/** Of the calendar; a week begins on Monday. */
export const goalPeriods = ['day', 'week', 'month'] as const;
export type GoalPeriod = (typeof goalPeriods)[number];

export type GoalUnit = 'count' | 'percent' | 'ms';

/** Response time is a median, and the only one of which less is better. */
export const goalUnits: Readonly<Record<GoalMetric, GoalUnit>> = {
  totalMessages: 'count',
  activeConversations: 'count',
  newContacts: 'count',
  answerRate: 'percent',
  automationShare: 'percent',
  responseTime: 'ms',
};

const DAY_MS = 24 * 60 * 60_000;

/** A target lies between `least` of all units and the most of its own. */
export const goalBounds = { least: 1, most: 1_000_000_000 } as const;
export const goalMost: Readonly<Record<GoalUnit, number>> = { count: goalBounds.most, percent: 100, ms: 7 * DAY_MS };

/** Whether a measured value reaches a target. */
export function isGoalMet(metric: GoalMetric, value: number, target: number): boolean {
  return metric === 'responseTime' ? value <= target : value >= target;
}
