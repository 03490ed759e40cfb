import type { GoalMetric, GoalPeriod } from '@fanfare/shared/contracts';
import { midSentence } from '@fanfare/shared/language';
import { select, t } from '@lingui/core/macro';

export const copy = {
  title: t`Goals`,
  window: {
    title: t`Set Goals`,
    lead: t`You are notified when a period ends below its goal. Leave a field empty for no goal.`,
    timeZone: t`Time zone for goals`,
    save: t`Save goals`,
    saving: t`Saving...`,
    cancel: t`Cancel`,
    saved: t`Goals saved`,
    loading: t`Loading goals`,
    failed: t`Could not load goals.`,
    texts: { failed: t`Could not save the goals.`, error: t`Could not save the goals.` },
    unsaved: {
      title: t`Leave without saving?`,
      text: t`Your changes to the goals will be lost.`,
      confirmLabel: t`Leave`,
      cancelLabel: t`Keep editing`,
    },
  },
  /** Labels of the dialog's fields, with their units. */
  fields: {
    totalMessages: t`Minimum messages`,
    activeConversations: t`Minimum active conversations`,
    newContacts: t`Minimum new contacts`,
    answerRate: t`Minimum reply rate (%)`,
    automationShare: t`Minimum automated replies (%)`,
    responseTime: t`Maximum median response time (minutes)`,
  } satisfies Record<GoalMetric, string>,
  names: {
    totalMessages: t`Messages`,
    activeConversations: t`Active conversations`,
    newContacts: t`New contacts`,
    answerRate: t`Reply rate`,
    automationShare: t`Automated replies`,
    responseTime: t`Median response time`,
  } satisfies Record<GoalMetric, string>,
  every: t`per`,
  periodNames: { day: t`day`, week: t`week`, month: t`month` } satisfies Record<GoalPeriod, string>,
  atLeast: (target: string, period: GoalPeriod) =>
    t`at least ${target} per ${select(period, { day: 'day', week: 'week', other: 'month' })}`,
  atMost: (target: string, period: GoalPeriod) => t`at most ${target} (per ${period})`,
  percentOf: (target: string, period: GoalPeriod) => t`at least ${target} (per ${period})`,
  standing: (value: string, period: GoalPeriod) =>
    t`${value} ${select(period, { day: 'today', week: 'this calendar week', other: 'this calendar month' })}`,
  unmeasured: (period: GoalPeriod) =>
    t`no data ${select(period, { day: 'today', week: 'this calendar week', other: 'this calendar month' })}`,
  states: { met: t`On target`, open: t`Below target`, missed: t`Goal missed`, unmeasured: t`No data yet` },
  ended: (period: GoalPeriod, value: string, isMet: boolean) =>
    isMet
      ? t`${select(period, { day: 'Yesterday', week: 'Last week', other: 'Last month' })}: ${value}, reached`
      : t`${select(period, { day: 'Yesterday', week: 'Last week', other: 'Last month' })}: ${value}, missed`,
  endedUnmeasured: (period: GoalPeriod) =>
    t`${select(period, { day: 'Yesterday', week: 'Last week', other: 'Last month' })}: no data`,
  mark: (goal: string, current: string, state: string) => t`Goal: ${goal}. ${current}: ${midSentence(state)}`,
  medianMark: (goal: string, current: string, state: string) => t`Median goal: ${goal}. ${current}: ${midSentence(state)}`,
  failed: t`Could not load goals.`,
  tryAgain: t`Try again`,
};
