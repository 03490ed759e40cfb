import { textsOf } from '@fanfare/shared/language';

/** The views inside the tabs, and what those say that look again every 30 seconds. */
export const sectionsCopy = textsOf('webhooks/sections', {
  dashboard: {
    legend: 'What to see of the webhooks',
    names: { overview: 'Overview', subscriptions: 'Subscriptions', events: 'Events' },
  },
  testing: {
    legend: 'What to test',
    names: { create: 'Create suite', suites: 'Suites', results: 'Results', simulate: 'Simulate' },
  },
  monitoring: {
    legend: 'What to watch',
    names: { overview: 'Overview', health: 'Health', performance: 'Performance', errors: 'Errors' },
  },
  refresh: {
    auto: 'Auto-refresh every 30 s',
    left: (seconds: number) => `in ${seconds} s`,
    now: 'Refresh',
  },
});
