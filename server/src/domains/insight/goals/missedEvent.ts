import { type GoalMetric, type GoalPeriod, goalUnits, type Message, message } from '@fanfare/shared/contracts';
import type { OwnedEvent } from '../../feed/events/index.ts';
import type { GoalRow } from './goals.repository.ts';

const amounts: Readonly<Record<Exclude<GoalMetric, 'responseTime'>, (value: number) => Message>> = {
  totalMessages: (count) =>
    count === 1 ? message('notices.message', { count }) : message('notices.messages', { count: { number: count } }),
  activeConversations: (count) =>
    count === 1
      ? message('notices.active-conversation', { count })
      : message('notices.active-conversations', { count: { number: count } }),
  newContacts: (count) =>
    count === 1 ? message('notices.new-contact', { count }) : message('notices.new-contacts', { count: { number: count } }),
  answerRate: (value) => message('notices.answered-share', { share: { number: tenths(value) } }),
  automationShare: (value) => message('notices.automation-share', { share: { number: tenths(value) } }),
};
const spans: Readonly<Record<GoalPeriod, (first: string, last: string) => Message>> = {
  day: (day) => message('notices.on-day', { day: { day } }),
  week: (first, last) => message('notices.in-week', { first: { day: first }, last: { day: last } }),
  month: (first, last) => message('notices.in-month', { first: { day: first }, last: { day: last } }),
};

interface Missed {
  value: number;
  from: Date;
  to: Date;
  now: Date;
}

/** Days are in the goal's time zone; the last one is included. */
export function missedEvent(
  { owner_id, metric, period, target, time_zone }: GoalRow,
  { value, from, to, now }: Missed,
): OwnedEvent {
  const [first, last] = [dayOf(from.getTime(), time_zone), dayOf(to.getTime() - 1, time_zone)];
  const when = spans[period](first, last);
  const text =
    metric === 'responseTime'
      ? message('notices.response-time-goal-missed', {
          value: { number: tenths(value / 60_000, Math.ceil) },
          when,
          goal: { number: tenths(target / 60_000, Math.round) },
        })
      : message('notices.goal-missed', {
          amount: amounts[metric](value),
          when,
          goal: goalUnits[metric] === 'percent' ? message('notices.percent', { share: { number: target } }) : { number: target },
        });
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

/** Rounds away from the target, so that a near miss does not read as met. */
function tenths(value: number, round: (value: number) => number = Math.floor): number {
  return round(value * 10) / 10;
}

function dayOf(ms: number, timeZone: string): string {
  return new Date(ms).toLocaleDateString('sv-SE', { timeZone });
}
