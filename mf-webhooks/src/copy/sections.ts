import { t } from '@lingui/core/macro';

/** Texts of the views inside the tabs, and of the views that refresh every 30 seconds. */
export const sectionsCopy = {
  dashboard: {
    legend: t`Webhook views`,
    names: { overview: t`Overview`, subscriptions: t`Subscriptions`, events: t`Events` },
  },
  testing: {
    legend: t`Test views`,
    names: { create: t`Create suite`, suites: t`Suites`, results: t`Results`, simulate: t`Simulate` },
  },
  monitoring: {
    legend: t`Monitoring views`,
    names: { overview: t`Overview`, health: t`Health`, performance: t`Performance`, errors: t`Errors` },
  },
  refresh: {
    auto: t`Refresh every 30 s`,
    left: (seconds: number) => t`in ${seconds} s`,
    now: t`Refresh`,
  },
};
