import { expect, test } from '@jest/globals';
import * as contracts from './index.ts';

// Entities, states and constants of the specification (sections 3, 4 and 9), written out, so that the
// contracts cannot deviate.

const { calls } = contracts;
const responseOf = (call: contracts.Call): unknown => calls[call].response;

/** Returns the schema of a field. `data.eventTypes.id` follows objects, lists and nullable values. */
function schemaAt(schema: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => read(read(unwrap(at), 'properties'), name), schema);
}

function unwrap(schema: unknown): unknown {
  const inner = read(read(schema, 'anyOf'), '0') ?? read(schema, 'items');
  return inner === undefined ? schema : unwrap(inner);
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

const missing = (schema: unknown, paths: readonly string[]) => paths.filter((path) => schemaAt(schema, path) === undefined);
const valuesOf = (schema: unknown, path: string) => read(unwrap(schemaAt(schema, path)), 'enum');

test('lengths, sizes and counts match the specification', () => {
  expect(contracts).toMatchObject({
    PASSWORD_MIN_LENGTH: 6,
    NOTIFICATIONS_MAX: 100,
    PAGE_SIZE: 20,
    UNREAD_SHOWN: 5,
    RECENT_EVENTS_SHOWN: 10,
    TEST_RESULTS_SHOWN: 5,
    BADGE_MAX: 99,
    CONTENT_PREVIEW_CHARS: 100,
    TOAST_DESCRIPTION_CHARS: 50,
    DROPDOWN_MARGIN_PX: 10,
  });
});

test('timers match the specification', () => {
  expect(contracts).toMatchObject({
    INSTAGRAM_STATUS_POLL_MS: 30_000,
    MONITORING_REFRESH_MS: 30_000,
    SUCCESS_BANNER_MS: 5_000,
    TOAST_MS: 3_000,
    OAUTH_REDIRECT_DELAY_MS: 3_000,
    SOCKET_RECONNECT_BASE_MS: 1_000,
    SOCKET_RECONNECT_CAP_MS: 5_000,
    SOCKET_RECONNECT_TRIES: 5,
    SOCKET_SUBSCRIBE_DELAY_MS: 2_000,
    SOCKET_CONNECT_TIMEOUT_MS: 10_000,
    SOCKET_HEARTBEAT_MS: 30_000,
  });
});

test('dimensions of the canvas match the specification', () => {
  expect(contracts).toMatchObject({
    CANVAS_ZOOM_MIN: 0.5,
    CANVAS_ZOOM_MAX: 2,
    MINIMAP_WIDTH_PX: 200,
    MINIMAP_HEIGHT_PX: 150,
    SNAP_GRID: [15, 15],
    BACKGROUND_DOT_GAP: 20,
    SIDEBAR_WIDTH_UNITS: 64,
  });
});

test('users and Instagram accounts have the specified fields', () => {
  const profile = ['fullName', 'bio', 'avatarUrl', 'createdAt', 'username', 'email'];
  const status = ['connected', 'username', 'lastSync', 'accountType', 'isExpired', 'webhookSubscribed'];
  const data = ['pageName', 'instagramUsername', 'lastConnected', 'tokenExpiresAt', 'webhookSubscribed'];
  expect(missing(contracts.User, ['username', 'email', 'avatar'])).toEqual([]);
  expect(
    missing(
      responseOf('GET /api/user/profile'),
      profile.map((name) => `profile.${name}`),
    ),
  ).toEqual([]);
  expect(missing(responseOf('GET /api/instagram/status'), [...status, ...data.map((name) => `data.${name}`)])).toEqual([]);
});

test('flows and automations have the specified fields, triggers and actions', () => {
  const automation = ['_id', 'name', 'description', 'trigger', 'conditions', 'actions', 'isActive', 'createdAt'];
  expect(
    missing(
      responseOf('GET /api/flows'),
      automation.map((name) => `data.${name}`),
    ),
  ).toEqual([]);
  expect(missing(contracts.FlowNode, ['id', 'type', 'position.x', 'position.y', 'data'])).toEqual([]);
  expect(missing(contracts.FlowEdge, ['source', 'target', 'sourceHandle'])).toEqual([]);
  expect(contracts.specifiedNodeTypes).toEqual(['messageNode', 'conditionNode', 'actionNode']);
  expect(contracts.nodeOutputs.conditionNode).toEqual(['true', 'false']);
  expect(contracts.actionTypes).toEqual(['send_api', 'add_tag', 'remove_tag', 'set_variable', 'wait']);
  expect(contracts.specifiedTriggerTypes).toEqual(['message_received', 'first_message', 'keyword_detected', 'time_based']);
});

test('an event has the specified fields and states', () => {
  const fields = [
    'id',
    'eventId',
    'eventType',
    'timestamp',
    'status',
    'isRead',
    'isProcessed',
    'processedStatus',
    'userInfo.username',
    'senderId',
    'content.text',
    'message',
    'accountId',
    'payload',
    'processingError',
    'flowResponse',
  ];
  expect(missing(contracts.WebhookEvent, fields)).toEqual([]);
  expect(valuesOf(contracts.WebhookEvent, 'status')).toEqual(['new', 'read', 'processed', 'failed']);
  expect(valuesOf(contracts.WebhookEvent, 'processedStatus')).toEqual(['pending', 'processing', 'completed', 'failed', 'retry']);
});

test('subscriptions, tests, health and the webhook have the specified states', () => {
  const states = (call: contracts.Call, path: string) => valuesOf(responseOf(call), path);
  expect(states('GET /api/webhooks/subscriptions', 'data.status')).toEqual(['active', 'inactive', 'suspended', 'error']);
  expect(states('GET /api/instagram/webhook/status', 'status')).toEqual(['active', 'inactive', 'error', 'unknown']);
  expect(states('GET /api/webhooks/testing/suites', 'results.results.status')).toEqual(['passed', 'failed', 'error']);
  expect(states('GET /api/webhooks/monitoring/dashboard', 'health.overall')).toEqual(['healthy', 'warning', 'unhealthy']);
});

test('subscriptions, figures, suites and monitoring have the specified fields', () => {
  const expected: readonly [contracts.Call, string, string][] = [
    [
      'GET /api/webhooks/subscriptions',
      'data',
      'subscriptionId instagramAccountId status subscribedFields.field stats.totalEvents lastActivity',
    ],
    ['GET /api/webhooks/stats', 'data.database', 'total completed pending failed'],
    ['GET /api/webhooks/stats', 'data', 'recentActivity eventTypes.id eventTypes.count'],
    ['GET /api/webhooks/testing/suites', 'suites', 'id timestamp accountId senderId senderUsername tests.type'],
    ['GET /api/webhooks/testing/suites', 'results', 'suiteId timestamp passed failed totalTests'],
    ['GET /api/webhooks/testing/suites', 'results.results', 'name type status statusCode'],
    ['GET /api/webhooks/monitoring/dashboard', 'health', 'timestamp overall checks.status checks.message recommendations'],
    ['GET /api/webhooks/monitoring/dashboard', 'performance.eventStats', 'total successRate'],
    ['GET /api/webhooks/monitoring/dashboard', 'performance.performanceStats', 'eventsLastHour averageProcessingAttempts'],
    ['GET /api/webhooks/monitoring/dashboard', 'performance.subscriptionStats', 'active activeRate'],
    ['GET /api/webhooks/monitoring/dashboard', 'errors', 'totalErrors totalOccurrences'],
    ['GET /api/webhooks/monitoring/dashboard', 'errors.errorGroups', 'type totalOccurrences firstOccurrence lastOccurrence'],
    ['GET /api/webhooks/monitoring/dashboard', 'errors.errorGroups.recommendations', 'priority message'],
  ];
  for (const [call, path, fields] of expected) {
    const paths = fields.split(' ').map((field) => `${path}.${field}`);
    expect([call, missing(responseOf(call), paths)]).toEqual([call, []]);
  }
  const status = ['status', 'uptime', 'activeSubscriptions', 'recentEvents'];
  expect(missing(responseOf('GET /api/webhooks/monitoring/status'), status)).toEqual([]);
});

test('the analytics have the specified shapes', () => {
  const trends = ['date', 'messages', 'conversations'].map((name) => `messageTrends.${name}`);
  const keywords = ['keyword', 'count', 'sentiment'].map((name) => `topKeywords.${name}`);
  const metrics = ['metric', 'value', 'trend'].map((name) => `conversationMetrics.${name}`);
  const paths = ['totals', ...trends, ...keywords, ...metrics].map((path) => `data.${path}`);
  expect(missing(responseOf('GET /api/analytics/overview'), paths)).toEqual([]);
});
