import { webhookEventsPath as events, routes, webhookEventPath } from '@fanfare/shared/contracts';

export const urls = {
  events,
  failedEvents: `${events}&status=failed`,
  subscriptions: `${routes.webhookManagement}?tab=dashboard&view=subscriptions`,
  simulate: `${routes.webhookManagement}?tab=testing&view=simulate`,
  testEvents: `${events}&source=tests`,
  createSuite: `${routes.webhookManagement}?tab=testing&view=create`,
  suites: `${routes.webhookManagement}?tab=testing&view=suites`,
  testing: `${routes.webhookManagement}?tab=testing`,
  monitoring: `${routes.webhookManagement}?tab=monitoring`,
  ofType: (type: string) => `${events}&type=${type}`,
  event: webhookEventPath,
} as const;
