import { type Static, Type } from 'typebox';
import { MessageBody } from '../../messages/MessageBody.ts';
import { type CallContract, Success } from '../call.ts';

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const health = ['healthy', 'warning', 'unhealthy'] as const;

/** A field that ends in `Message` is the text next to it as a message. */
const Recommendation = Type.Object({
  priority: Type.Enum(['high', 'medium', 'low']),
  message: Type.String(),
  messageMessage: MessageBody,
});
export type Recommendation = Static<typeof Recommendation>;

export const HealthReport = Type.Object({
  timestamp: Type.String(),
  overall: Type.Enum(health),
  checks: Type.Array(
    Type.Object({
      name: Type.String(),
      nameMessage: MessageBody,
      status: Type.Enum(health),
      message: Type.String(),
      messageMessage: MessageBody,
      checkedAt: Type.String(),
      changedAt: Type.String(),
      durationMs: Type.Integer(),
    }),
  ),
  recommendations: Type.Array(Recommendation),
});
export type HealthReport = Static<typeof HealthReport>;

const Status = {
  status: Type.Enum(health),
  /** In milliseconds. */
  uptime: Type.Integer(),
  activeSubscriptions: Type.Integer(),
  recentEvents: Type.Integer(),
};

const Performance = Type.Object({
  /** Figures of the last 24 hours. */
  eventStats: Type.Object({ total: Type.Integer(), successRate: Nullable(Type.Number()) }),
  performanceStats: Type.Object({ eventsLastHour: Type.Integer(), averageProcessingAttempts: Nullable(Type.Number()) }),
  /** The rate is in percent. */
  subscriptionStats: Type.Object({ active: Type.Integer(), activeRate: Nullable(Type.Number()) }),
});
export type MonitoringPerformance = Static<typeof Performance>;

export const ErrorReport = Type.Object({
  /** Number of different errors in the last 30 days. */
  totalErrors: Type.Integer(),
  totalOccurrences: Type.Integer(),
  /** By day in UTC, today last. */
  daily: Type.Optional(Type.Array(Type.Object({ date: Type.String(), occurrences: Type.Integer() }))),
  errorGroups: Type.Array(
    Type.Object({
      /** The message with placeholders for its variable parts. */
      type: Type.String(),
      example: Type.String(),
      exampleMessage: MessageBody,
      totalOccurrences: Type.Integer(),
      firstOccurrence: Type.String(),
      lastOccurrence: Type.String(),
      /** The last 7 days in UTC, today last. */
      daily: Type.Array(Type.Integer()),
      affectedFlows: Type.Array(Type.String()),
      recommendations: Type.Array(Recommendation),
    }),
  ),
});
export type ErrorReport = Static<typeof ErrorReport>;

const MonitoredHour = Type.Object({
  /** Begin of the hour. */
  at: Type.String(),
  events: Type.Integer(),
  failed: Type.Integer(),
  /** Number of measured replies, 200 at most. */
  replies: Type.Integer(),
  /** From receiving a message until Instagram accepted the first reply of its flow; null without replies. */
  medianMs: Nullable(Type.Integer()),
  p95Ms: Nullable(Type.Integer()),
});
export type MonitoredHour = Static<typeof MonitoredHour>;

export const monitoringCalls = {
  'GET /api/webhooks/monitoring/dashboard': {
    summary: 'Everything the monitoring screen shows',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Success({ ...Status, health: HealthReport, performance: Performance, errors: ErrorReport }),
  },
  'GET /api/webhooks/monitoring/status': {
    summary: 'The state of receiving and answering in four figures',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Success(Status),
  },
  'GET /api/webhooks/monitoring/history': {
    summary: 'Events, failures and reply times of the last 24 hours, by hour',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Success({ hours: Type.Array(MonitoredHour) }),
  },
  'GET /api/webhooks/monitoring/errors': {
    summary: 'Errors of the last 30 days, alike ones together',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Success({ ...ErrorReport.properties }),
  },
  'POST /api/webhooks/monitoring/health-check': {
    summary: 'Check everything now, including what only Instagram knows',
    access: 'signed-in',
    permission: 'events.manage',
    response: Success({ health: HealthReport }),
  },
} as const satisfies Record<string, CallContract>;
