import { type GoalMetric, type GoalPeriod, goalUnits } from '@fanfare/shared/contracts';
import type { OwnedEvent } from '../events/index.ts';
import type { GoalRow } from './goals.repository.ts';

const amounts: Readonly<Record<Exclude<GoalMetric, 'responseTime'>, (value: number) => string>> = {
  totalMessages: (value) => counted(value, 'message'),
  activeConversations: (value) => counted(value, 'active conversation'),
  newContacts: (value) => counted(value, 'new contact'),
  answerRate: (value) => `${tenths(value)} % of the conversations answered`,
  automationShare: (value) => `${tenths(value)} % of the answers by automation`,
};
const spans: Readonly<Record<GoalPeriod, (first: string, last: string) => string>> = {
  day: (first) => `on ${first}`,
  week: (first, last) => `in the week from ${first} to ${last}`,
  month: (first, last) => `in the month from ${first} to ${last}`,
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
  const when = spans[period](inWords(first), inWords(last));
  const text =
    metric === 'responseTime'
      ? `The median response time was ${tenths(value / 60_000, Math.ceil)} min ${when}, the goal is ${tenths(target / 60_000, Math.round)} min at most.`
      : `${amounts[metric](value)} ${when}, the goal is ${target.toLocaleString('en')}${goalUnits[metric] === 'percent' ? ' %' : ''}.`;
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

function counted(value: number, what: string): string {
  return `${value.toLocaleString('en')} ${what}${value === 1 ? '' : 's'}`;
}

/** With one digit; away from the goal, so that what missed it narrowly does not read as if it had reached it. */
function tenths(value: number, round: (value: number) => number = Math.floor): number {
  return round(value * 10) / 10;
}

/** `22 Nov 2026` */
function inWords(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
}

/** `YYYY-MM-DD`; Swedes write their dates so. */
function dayOf(ms: number, timeZone: string): string {
  return new Date(ms).toLocaleDateString('sv-SE', { timeZone });
}
