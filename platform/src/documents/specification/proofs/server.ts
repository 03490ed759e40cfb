import { testsOf } from '../Statement.ts';

export const calls = testsOf('server/src/specification.test.ts', {
  save: 'specification: POST /api/flow/save',
  load: 'specification: GET /api/flow/get/Spec',
  status: 'specification: GET /api/instagram/status',
  authUrl: 'specification: GET /api/instagram/auth/instagram',
  account: 'specification: GET /api/instagram/account',
  profile: 'specification: GET /api/user/profile',
  changeProfile: 'specification: PATCH /api/user/profile',
  twoFactor: 'specification: POST /api/user/2fa/enable',
  notificationSettings: 'specification: GET /api/user/notifications/settings',
  automations: 'specification: GET /api/flows',
  createAutomation: 'specification: POST /api/flows',
  subscribe: 'specification: POST /api/instagram/subscribe-webhook',
  unsubscribe: 'specification: DELETE /api/instagram/unsubscribe-webhook',
  events: 'specification: GET /api/webhooks/events',
  webhookStatus: 'specification: GET /api/instagram/webhook/status',
  recentEvents: 'specification: GET /api/instagram/webhook/events',
  webhookTest: 'specification: POST /api/instagram/webhook/test',
  simulate: 'specification: POST /api/instagram/debug/simulate-event',
  subscriptions: 'specification: GET /api/webhooks/subscriptions',
  stats: 'specification: GET /api/webhooks/stats',
  suites: 'specification: GET /api/webhooks/testing/suites',
  monitoringStatus: 'specification: GET /api/webhooks/monitoring/status',
  monitoringErrors: 'specification: GET /api/webhooks/monitoring/errors',
  monitoring: 'specification: GET /api/webhooks/monitoring/dashboard',
  healthCheck: 'specification: POST /api/webhooks/monitoring/health-check',
  cleanUp: 'specification: POST /api/webhooks/testing/cleanup',
  auth: 'specification: POST /api/auth/register and POST /api/auth/login, and what they say when they refuse',
  loadByName: 'specification: a flow is loaded by its name, by its id, and by a name with any sign',
  changeAutomation: 'specification: PATCH /api/flows/{id}/toggle, DELETE /api/flows/{id}',
  changeSubscription: 'specification: PUT and DELETE /api/webhooks/subscriptions/{id}, POST /api/webhooks/events/{id}/retry',
  runSuite: 'specification: POST /api/webhooks/testing/create-suite, POST /api/webhooks/testing/execute-suite/{id}',
  avatar: 'specification: POST /api/user/avatar takes the field avatar of a form',
  postDisconnect: 'specification: POST /api/instagram/disconnect',
  deleteDisconnect: 'specification: DELETE /api/instagram/disconnect',
  deleteAccount: 'specification: DELETE /api/user/delete',
  callback: 'specification: the way through Instagram ends on the callback screen with its parameters',
});

export const sockets = testsOf('server/src/infrastructure/realtime/realtime.test.ts', {
  websocket: 'a websocket connection is welcomed with the position of the feed',
  polling: 'a polling connection is welcomed with the position of the feed',
  requests: 'heartbeat, test and subscriptions are answered',
  live: 'a message reaches its owner live: the event, the execution, and what changes about them',
  refused: 'S10: a wrong token, or the token of somebody else, is refused',
});

export const intake = testsOf('server/src/modules/webhook-intake/webhook-intake.test.ts', {
  unreadable: 'a body that cannot be read becomes a dead letter which its owner sees, once',
});

export const commonPasswords = testsOf('server/src/modules/passwords/commonPasswords.test.ts', {
  refused: 'S16: the ten thousand most used passwords of six characters and more are refused, in any case',
});

export const profileCalls = testsOf('server/src/modules/profile/profile.test.ts', {
  email: 'S17: a new email address counts once it was confirmed with the password; the old one is told',
});

export const notificationCalls = testsOf('server/src/modules/notifications/notifications.test.ts', {
  unread:
    'events of types that are switched off or of muted accounts arrive as read: the bell counts the unread rows of the list',
});

export const eventFigures = testsOf('server/src/modules/events/eventFigures.test.ts', {
  simulated: 'simulated events count on every screen; reading and clearing lower the unread number and no total',
});

export const analyticsFigures = testsOf('server/src/modules/analytics/analytics.test.ts', {
  responses: 'response times: from the first message after silence to the first answer, average, median and 90th percentile',
});

export const insights = testsOf('server/src/modules/insights/insights.test.ts', {
  rate: 'a job fetches days and posts after connecting; the rate is interactions in percent of the reach',
});

export const testData = testsOf('server/src/modules/webhook-testing/webhook-testing.test.ts', {
  cleanUp: 'S23: cleaning up hides the own suites at once, can be taken back, and then deletes all they left and nothing else',
});

export const flowLimits = testsOf('server/src/modules/flows/flows.test.ts', {
  refused: 'S21: empty, oversized and extended flows are refused',
});

export const figures = testsOf('server/src/modules/webhook-subscriptions/webhook-subscriptions.test.ts', {
  recent: 'the figures count by state and type and show the latest five',
});

export const ownership = testsOf('server/src/ownership.test.ts', {
  session: '… wants a session',
});
