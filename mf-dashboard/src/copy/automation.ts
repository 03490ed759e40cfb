import { textsOf } from '@fanfare/shared/language';
import { frame } from './frame.ts';

/** Texts of the automation tab. */
export const automation = textsOf('dashboard/automation', {
  figures: 'Last 7 days',
  loading: 'Loading the figures',
  failed: 'The figures could not be loaded.',
  retry: 'Try again',
  share: (percent: number) => `${percent}% of those started`,
  more: (before: number) => `${before} the week before`,
  byFlow: 'By flow',
  deleted: 'Deleted',
  noRuns: 'No flow has run in the last 7 days.',
  flow: 'Flow',
  webhook: {
    title: 'Webhook Configuration',
    subscribed: 'Subscribed',
    notSubscribed: 'Not Subscribed',
    realTime: 'Receiving real-time messages',
    polling: 'Manual polling only',
    subscribe: 'Subscribe',
    unsubscribe: 'Unsubscribe',
    busy: 'One moment…',
    subscribedNow: 'Webhook subscription successful!',
    unsubscribedNow: 'Webhook unsubscription successful!',
    subscribeFailed: 'Failed to subscribe to webhooks',
    unsubscribeFailed: 'Failed to unsubscribe from webhooks',
  },
  actions: {
    title: 'Quick Actions',
    create: 'Create Flow',
    manage: 'All Automations',
    test: 'Test Webhook',
    logs: 'View Logs',
    tested: (ms: number) => `The webhook answered in ${ms} ms`,
    testFailed: 'Webhook endpoint test failed',
    testError: 'Webhook endpoint test error',
  },
});

/** What this part says, and what the frame around it says. */
export const copy = { ...frame, automation };
