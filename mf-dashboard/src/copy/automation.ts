import { t } from '@lingui/core/macro';
import { frame } from './frame.ts';

export const automation = {
  figures: t`Last 7 days`,
  loading: t`Loading statistics`,
  failed: t`Could not load statistics.`,
  retry: t`Try again`,
  share: (percent: number) => t`${percent}% of started runs`,
  more: (before: number) => t`${before} in the previous week`,
  byFlow: t`By flow`,
  deleted: t`Deleted`,
  noRuns: t`No flows ran in the last 7 days.`,
  flow: t`Flow`,
  webhook: {
    title: t`Webhook Configuration`,
    subscribed: t`Subscribed`,
    notSubscribed: t`Not Subscribed`,
    realTime: t`Receiving real-time messages`,
    polling: t`Manual polling only`,
    subscribe: t`Subscribe`,
    unsubscribe: t`Unsubscribe`,
    busy: t`One moment…`,
    subscribedNow: t`Webhook subscription successful!`,
    unsubscribedNow: t`Webhook unsubscription successful!`,
    subscribeFailed: t`Failed to subscribe to webhooks`,
    unsubscribeFailed: t`Failed to unsubscribe from webhooks`,
  },
  actions: {
    title: t`Quick Actions`,
    create: t`Create Flow`,
    manage: t`All Automations`,
    test: t`Test Webhook`,
    logs: t`View Logs`,
    tested: (ms: number) => t`The webhook responded in ${ms} ms`,
    testFailed: t`Webhook endpoint test failed`,
    testError: t`Webhook endpoint test error`,
  },
};

export const copy = { ...frame, automation };
