import { type GoalMetric, type GoalPeriod, goalUnits } from '@fanfare/shared/contracts';
import type { OwnedEvent } from '../events/index.ts';
import type { GoalRow } from './goals.repository.ts';

const names: Readonly<Record<GoalMetric, string>> = {
  totalMessages: 'messages',
  activeConversations: 'active conversations',
  newContacts: 'new contacts',
  answerRate: 'of the conversations answered',
  automationShare: 'of the answers by automation',
  responseTime: 'median response time',
};
const spans: Readonly<Record<GoalPeriod, (first: string, last: string) => string>> = {
  day: (first) => `on ${first}`,
  week: (first, last) => `in the week ${first} to ${last}`,
  month: (first, last) => `in the month ${first} to ${last}`,
};

interface Missed {
  value: number;
  from: Date;
  to: Date;
  now: Date;
}

/** A goal that was not reached, as a line in the feed. The days in the payload are those of the goal's time zone, the last included. */
export function missedEvent(
  { owner_id, metric, period, target, time_zone }: GoalRow,
  { value, from, to, now }: Missed,
): OwnedEvent {
  const [first, last] = [dayOf(from.getTime(), time_zone), dayOf(to.getTime() - 1, time_zone)];
  const text =
    metric === 'responseTime'
      ? `The ${names[metric]} was ${minutes(value)} min, the goal is ${minutes(target)} min at most ${spans[period](first, last)}.`
      : `${amount(metric, value)} ${names[metric]} ${spans[period](first, last)}, the goal is ${amount(metric, target)}.`;
  return {
    ownerId: owner_id,
    event: {
      key: `goal:${metric}:${period}:${to.toISOString()}`,
      type: 'goal_missed',
      accountId: null,
      contactId: null,
      happenedAt: now,
      receivedAt: now,
      senderId: null,
      senderUsername: 'Fanfare',
      text,
      payload: { goal: { metric, period, target, value, firstDay: first, lastDay: last, timeZone: time_zone } },
      processedStatus: 'completed',
      processingError: null,
      outcome: null,
      attempts: 1,
    },
  };
}

function amount(metric: GoalMetric, value: number): string {
  return goalUnits[metric] === 'percent' ? `${round(value)} %` : round(value).toString();
}

function minutes(ms: number): number {
  return round(ms / 60_000);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** `YYYY-MM-DD`; Swedes write their dates so. */
function dayOf(ms: number, timeZone: string): string {
  return new Date(ms).toLocaleDateString('sv-SE', { timeZone });
}
