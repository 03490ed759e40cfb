import type { GoalMetric, GoalPeriod } from '@fanfare/shared/contracts';
import { textsOf } from '@fanfare/shared/language';

const periods: Readonly<Record<GoalPeriod, string>> = { day: 'a day', week: 'a week', month: 'a month' };
/** Calendar periods, unlike the chosen period of the figures. */
const now: Readonly<Record<GoalPeriod, string>> = { day: 'today', week: 'this calendar week', month: 'this calendar month' };
const before: Readonly<Record<GoalPeriod, string>> = { day: 'Yesterday', week: 'Last week', month: 'Last month' };

/** Texts of the goals. */
export const copy = textsOf('analytics/goals', {
  title: 'Goals',
  window: {
    title: 'Set Goals',
    lead: 'When a day, week or month ends without its goal being reached, a notification tells you. An empty field means no goal.',
    timeZone: 'Days begin at midnight in',
    save: 'Save goals',
    saving: 'Saving...',
    cancel: 'Cancel',
    saved: 'Goals saved',
    loading: 'Loading goals',
    failed: 'The goals could not be loaded.',
    texts: { failed: 'The goals could not be saved.', error: 'The goals could not be saved.' },
    unsaved: {
      title: 'Leave without saving?',
      text: 'What you changed about the goals is lost.',
      confirmLabel: 'Leave',
      cancelLabel: 'Stay',
    },
  },
  /** As fields of the window call them, with their unit. */
  fields: {
    totalMessages: 'Messages, at least',
    activeConversations: 'Active conversations, at least',
    newContacts: 'New contacts, at least',
    answerRate: 'Answer rate in percent, at least',
    automationShare: 'Answers by automation in percent, at least',
    responseTime: 'Median response time in minutes, at most',
  } satisfies Record<GoalMetric, string>,
  names: {
    totalMessages: 'Messages',
    activeConversations: 'Active conversations',
    newContacts: 'New contacts',
    answerRate: 'Answer rate',
    automationShare: 'Answers by automation',
    responseTime: 'Median response time',
  } satisfies Record<GoalMetric, string>,
  every: 'per',
  periodNames: { day: 'day', week: 'week', month: 'month' } satisfies Record<GoalPeriod, string>,
  atLeast: (target: string, period: GoalPeriod) => `at least ${target} ${periods[period]}`,
  atMost: (target: string, period: GoalPeriod) => `at most ${target}, by ${period}`,
  percentOf: (target: string, period: GoalPeriod) => `at least ${target}, by ${period}`,
  standing: (value: string, period: GoalPeriod) => `${value} ${now[period]}`,
  unmeasured: (period: GoalPeriod) => `nothing to measure ${now[period]}`,
  states: { met: 'On target', open: 'Under target', missed: 'Off target', unmeasured: 'No figures yet' },
  ended: (period: GoalPeriod, value: string, isMet: boolean) => `${before[period]}: ${value}, ${isMet ? 'reached' : 'missed'}`,
  endedUnmeasured: (period: GoalPeriod) => `${before[period]}: nothing to measure`,
  mark: (goal: string, current: string, state: string) => `Goal: ${goal}. ${current}: ${state.toLowerCase()}`,
  medianMark: (goal: string, current: string, state: string) =>
    `Goal for the median: ${goal}. ${current}: ${state.toLowerCase()}`,
  failed: 'The goals could not be loaded.',
  tryAgain: 'Try again',
});
