import { demo, monitoring, suites, webhookScreens, webhooks } from '../proofs/webhooks.ts';
import { exact, topic } from '../Statement.ts';

export const webhookScreen = topic(
  '2 Webhook management page',
  exact('2.webhooks.1', 'Query parameter tab=overview.', webhookScreens.tabs),
  exact('2.webhooks.2', 'Query parameter tab=dashboard.', webhookScreens.tabs),
  exact('2.webhooks.3', 'Query parameter tab=testing.', webhookScreens.tabs),
  exact('2.webhooks.4', 'Query parameter tab=monitoring.', webhookScreens.tabs),
  exact('2.webhooks.5', 'Query parameter tab=notifications.', webhookScreens.tabs),
  exact('2.webhooks.6', 'The parameter is optional.', webhookScreens.tabs),
  exact('2.webhooks.7', 'Changing the tab rewrites the query.', webhooks.tabs),
  exact('2.webhooks.8', 'Overview has static information.', webhooks.tabs),
  exact('2.webhooks.9', 'Dashboard has the sub-tab overview.', webhookScreens.views),
  exact('2.webhooks.10', 'Dashboard has the sub-tab subscriptions.', webhookScreens.views),
  exact('2.webhooks.11', 'Dashboard has the sub-tab events.', webhookScreens.views),
  exact('2.webhooks.12', 'Testing creates a suite.', webhookScreens.views, suites.creates),
  exact('2.webhooks.13', 'Testing lists suites.', webhookScreens.views, suites.runs),
  exact('2.webhooks.14', 'Testing lists results.', webhookScreens.views, suites.results),
  exact('2.webhooks.15', 'Monitoring has overview.', webhookScreens.views, monitoring.overview),
  exact('2.webhooks.16', 'Monitoring has health.', webhookScreens.views, monitoring.check),
  exact('2.webhooks.17', 'Monitoring has performance.', webhookScreens.views, monitoring.performance),
  exact('2.webhooks.18', 'Monitoring has errors.', webhookScreens.views, monitoring.errors),
  exact('2.webhooks.19', 'A local demo panel has simulated notifications.', demo.says),
  exact('2.webhooks.20', 'They are random events.', demo.chance),
);
