/** Metrics that can have goals. Excludes figures that depend on Instagram, such as the engagement rate. */
export const goalMetrics = [
  'totalMessages',
  'activeConversations',
  'newContacts',
  'answerRate',
  'automationShare',
  'responseTime',
] as const;
export type GoalMetric = (typeof goalMetrics)[number];

/** Calendar periods. A week starts on Monday. */
export const goalPeriods = ['day', 'week', 'month'] as const;
export type GoalPeriod = (typeof goalPeriods)[number];

export type GoalUnit = 'count' | 'percent' | 'ms';

/** Response time is a median, and the only metric for which less is better. */
export const goalUnits: Readonly<Record<GoalMetric, GoalUnit>> = {
  totalMessages: 'count',
  activeConversations: 'count',
  newContacts: 'count',
  answerRate: 'percent',
  automationShare: 'percent',
  responseTime: 'ms',
};

const DAY_MS = 24 * 60 * 60_000;

/** `least` applies to all units; each unit has its own maximum. */
export const goalBounds = { least: 1, most: 1_000_000_000 } as const;
export const goalMost: Readonly<Record<GoalUnit, number>> = { count: goalBounds.most, percent: 100, ms: 7 * DAY_MS };

export function isGoalMet(metric: GoalMetric, value: number, target: number): boolean {
  return metric === 'responseTime' ? value <= target : value >= target;
}
