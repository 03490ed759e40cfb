import { pinned } from '../proofs/dashboard.ts';
import { webhookPages } from '../proofs/e2e.ts';
import { calls } from '../proofs/server.ts';
import { events, monitoring, subscriptions, suites, webhooks } from '../proofs/webhooks.ts';
import { exact, topic } from '../Statement.ts';

export const webhookCalls = topic(
  '7 Calls of webhook management',
  exact('7.webhooks.1', 'Responses are wrapped with success and data.', calls.subscriptions, calls.stats),
  exact('7.webhooks.2', 'GET /api/webhooks/events is called.', events.rows),
  exact('7.webhooks.3', 'It returns success and data.events.', calls.events),
  exact('7.webhooks.4', 'GET /api/webhooks/subscriptions is called.', subscriptions.fields),
  exact('7.webhooks.5', 'It returns success and data.', calls.subscriptions),
  exact('7.webhooks.6', 'GET /api/webhooks/stats is called.', webhooks.figures),
  exact('7.webhooks.7', 'It returns success and data.', calls.stats),
  exact('7.webhooks.8', 'PUT /api/webhooks/subscriptions/{id} is called.', subscriptions.switches),
  exact('7.webhooks.9', 'Its payload is status, active or inactive.', subscriptions.switches, calls.changeSubscription),
  exact('7.webhooks.10', 'It returns success.', calls.changeSubscription),
  exact('7.webhooks.11', 'DELETE /api/webhooks/subscriptions/{id} is called.', subscriptions.deletes),
  exact('7.webhooks.12', 'It returns success.', calls.changeSubscription),
  exact('7.webhooks.13', 'POST /api/webhooks/events/{id}/retry is called.', events.retry, pinned.retry),
  exact('7.webhooks.14', 'It returns success.', webhookPages.retry),
  exact('7.webhooks.15', 'GET /api/webhooks/testing/suites is called.', suites.results),
  exact('7.webhooks.16', 'It returns suites and results.', calls.suites),
  exact('7.webhooks.17', 'POST /api/webhooks/testing/create-suite is called.', suites.creates),
  exact('7.webhooks.18', 'Its payload is accountId, senderId and senderUsername.', suites.creates, calls.runSuite),
  exact('7.webhooks.19', 'It returns success.', calls.runSuite),
  exact('7.webhooks.20', 'POST /api/webhooks/testing/execute-suite/{id} is called.', suites.runs),
  exact('7.webhooks.21', 'It returns passed and totalTests.', calls.runSuite),
  exact('7.webhooks.22', 'POST /api/webhooks/testing/cleanup is called.', suites.cleanUp),
  exact('7.webhooks.23', 'It returns success.', calls.cleanUp),
  exact('7.webhooks.24', 'GET /api/webhooks/monitoring/dashboard is called.', monitoring.overview),
  exact('7.webhooks.25', 'It returns the monitoring shapes.', calls.monitoring),
  exact('7.webhooks.26', 'GET /api/webhooks/monitoring/status is called.', monitoring.overview, monitoring.refresh),
  exact('7.webhooks.27', 'It returns the status shape.', calls.monitoringStatus),
  exact('7.webhooks.28', 'GET /api/webhooks/monitoring/errors is called.', monitoring.errors),
  exact('7.webhooks.29', 'It returns the errors shape.', calls.monitoringErrors),
  exact('7.webhooks.30', 'POST /api/webhooks/monitoring/health-check is called.', monitoring.check),
  exact('7.webhooks.31', 'It returns success.', calls.healthCheck),
);
