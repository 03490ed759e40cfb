import type { GoalMetric, GoalPeriod } from '@fanfare/shared/contracts';
import { midSentence } from '@fanfare/shared/language';
import { select, t } from '@lingui/core/macro';

export const copy = {
  title: t`Goals`,
  window: {
    title: t`Set Goals`,
    lead: t`When a day, week or month ends without its goal being reached, a notification tells you. An empty field means no goal.`,
    timeZone: t`Days begin at midnight in`,
    save: t`Save goals`,
    saving: t`Saving...`,
    cancel: t`Cancel`,
    saved: t`Goals saved`,
    loading: t`Loading goals`,
    failed: t`The goals could not be loaded.`,
    texts: { failed: t`The goals could not be saved.`, error: t`The goals could not be saved.` },
    unsaved: {
      title: t`Leave without saving?`,
      text: t`What you changed about the goals is lost.`,
      confirmLabel: t`Leave`,
      cancelLabel: t`Stay`,
    },
  },
  /** Labels of the dialog's fields, with their units. */
  fields: {
    totalMessages: t`Messages, at least`,
    activeConversations: t`Active conversations, at least`,
    newContacts: t`New contacts, at least`,
    answerRate: t`Answer rate in percent, at least`,
    automationShare: t`Answers by automation in percent, at least`,
    responseTime: t`Median response time in minutes, at most`,
  } satisfies Record<GoalMetric, string>,
  names: {
    totalMessages: t`Messages`,
    activeConversations: t`Active conversations`,
    newContacts: t`New contacts`,
    answerRate: t`Answer rate`,
    automationShare: t`Answers by automation`,
    responseTime: t`Median response time`,
  } satisfies Record<GoalMetric, string>,
  every: t`per`,
  periodNames: { day: t`day`, week: t`week`, month: t`month` } satisfies Record<GoalPeriod, string>,
  atLeast: (target: string, period: GoalPeriod) =>
    t`at least ${target} ${select(period, { day: 'a day', week: 'a week', other: 'a month' })}`,
  atMost: (target: string, period: GoalPeriod) => t`at most ${target}, by ${period}`,
  percentOf: (target: string, period: GoalPeriod) => t`at least ${target}, by ${period}`,
  standing: (value: string, period: GoalPeriod) =>
    t`${value} ${select(period, { day: 'today', week: 'this calendar week', other: 'this calendar month' })}`,
  unmeasured: (period: GoalPeriod) =>
    t`nothing to measure ${select(period, { day: 'today', week: 'this calendar week', other: 'this calendar month' })}`,
  states: { met: t`On target`, open: t`Under target`, missed: t`Off target`, unmeasured: t`No figures yet` },
  ended: (period: GoalPeriod, value: string, isMet: boolean) =>
    isMet
      ? t`${select(period, { day: 'Yesterday', week: 'Last week', other: 'Last month' })}: ${value}, reached`
      : t`${select(period, { day: 'Yesterday', week: 'Last week', other: 'Last month' })}: ${value}, missed`,
  endedUnmeasured: (period: GoalPeriod) =>
    t`${select(period, { day: 'Yesterday', week: 'Last week', other: 'Last month' })}: nothing to measure`,
  mark: (goal: string, current: string, state: string) => t`Goal: ${goal}. ${current}: ${midSentence(state)}`,
  medianMark: (goal: string, current: string, state: string) =>
    t`Goal for the median: ${goal}. ${current}: ${midSentence(state)}`,
  failed: t`The goals could not be loaded.`,
  tryAgain: t`Try again`,
};
