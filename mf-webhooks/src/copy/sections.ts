/** The views inside the tabs. */
export const sectionsCopy = {
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
} as const;
