import {
  type BodyOf,
  type GoalMetric,
  type GoalPeriod,
  goalMetrics,
  goalMost,
  goalUnits,
  type ResponseOf,
} from '@fanfare/shared/contracts';

type Goals = ResponseOf<'GET /api/analytics/goals'>['data'];

export interface TypedGoal {
  /** The text as typed; empty means no goal. */
  target: string;
  period: GoalPeriod;
}
export type GoalDraft = Readonly<Record<GoalMetric, TypedGoal>>;

const MINUTE_MS = 60_000;
const axisTicks = (metric: GoalMetric) => (goalUnits[metric] === 'ms' ? MINUTE_MS : 1);

/** Limits of the field, in its own unit. */
export function boundsOf(metric: GoalMetric): { min: number; max: number; step: number | 'any' } {
  const unit = goalUnits[metric];
  const max = goalMost[unit] / axisTicks(metric);
  return unit === 'count'
    ? { min: 1, max, step: 1 }
    : unit === 'percent'
      ? { min: 1, max, step: 'any' }
      : { min: 0.1, max, step: 'any' };
}

export function draftOf({ goals }: Goals): GoalDraft {
  const typed = (metric: GoalMetric): TypedGoal => {
    const goal = goals.find((one) => one.metric === metric);
    return goal ? { target: String(goal.target / axisTicks(metric)), period: goal.period } : { target: '', period: 'week' };
  };
  return {
    totalMessages: typed('totalMessages'),
    activeConversations: typed('activeConversations'),
    newContacts: typed('newContacts'),
    answerRate: typed('answerRate'),
    automationShare: typed('automationShare'),
    responseTime: typed('responseTime'),
  };
}

export function wantedOf(draft: GoalDraft): BodyOf<'PUT /api/analytics/goals'>['goals'] {
  return goalMetrics.flatMap((metric) => {
    const { target, period } = draft[metric];
    return target === '' ? [] : [{ metric, period, target: Number(target) * axisTicks(metric) }];
  });
}
