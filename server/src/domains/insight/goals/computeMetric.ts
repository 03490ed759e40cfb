import type { GoalMetric } from '@fanfare/shared/contracts';
import { answerRateOf, automationShareOf, responseOf, type SpanFigures, totalsOf } from '../analytics/index.ts';

interface Measured {
  /** In the unit of the metric. */
  value: number | null;
  sample: number;
}

export const computeMetric: Readonly<Record<GoalMetric, (figures: SpanFigures) => Measured>> = {
  totalMessages: (figures) => counted(totalsOf(figures).totalMessages),
  activeConversations: ({ conversations }) => counted(conversations.active),
  newContacts: ({ conversations }) => counted(conversations.newContacts),
  answerRate: answerRateOf,
  automationShare: automationShareOf,
  responseTime: (figures) => responseOf(figures, 'all'),
};

function counted(count: number): Measured {
  return { value: count, sample: count };
}
