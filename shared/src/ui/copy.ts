import { textsOf } from '../language/index.ts';

/** Texts of the parts that every screen is made of. */
export const copy = textsOf('shared/ui', {
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  requestId: { label: 'Request ID', copy: 'Copy request ID', copied: 'Copied' },
  skipToContent: 'Skip to content',
  main: 'Main',
  places: {
    dashboard: 'Dashboard',
    flowBuilder: 'Flow builder',
    automation: 'Automation',
    webhooks: 'Webhooks',
    analytics: 'Analytics',
  },
  password: {
    show: 'Show password',
    strengths: { short: 'Too short', weak: 'Easy to guess', fair: 'Fair', strong: 'Strong' },
  },
});
