import type { EventDecision, HealthReport, ResponseOf, TestSuite, WebhookSubscription } from '@fanfare/shared/contracts';
import { anEvent } from '@fanfare/shared/testing';

export function aSubscription(over: Partial<WebhookSubscription> = {}): WebhookSubscription {
  const field = { isSubscribed: true, isAllowed: true, wantedBy: [], lastEventAt: null };
  return {
    subscriptionId: 's1',
    instagramAccountId: '17841400000000123',
    username: 'northwind.coffee',
    status: 'active',
    subscribedFields: [{ field: 'messages' }, { field: 'comments' }],
    fields: [
      { ...field, field: 'messages', wantedBy: ['Prices'], lastEventAt: '2026-03-01T10:00:00.000Z' },
      { ...field, field: 'comments' },
    ],
    stats: { totalEvents: 12 },
    lastActivity: '2026-03-01T10:00:00.000Z',
    ...over,
  };
}

export function aDecision(over: Partial<EventDecision> = {}): EventDecision {
  return {
    eventId: 'e1',
    origin: 'webhook',
    outcome: 'flow_ran',
    summary: 'Flow ran',
    explanation: 'The steps of the run show what it did.',
    considered: [
      {
        automationId: 'a1',
        name: 'Prices',
        result: 'chosen',
        reason: 'matched',
        detail: 'The text contains "price".',
        summary: 'Replied',
        exists: true,
      },
    ],
    event: anEvent({ eventId: 'e1', payload: { field: 'messages' } }),
    run: {
      id: 'r1',
      flow: { id: 'f1', name: 'Shop', version: 3 },
      contact: { id: 'c1', igsid: '1', username: 'ana.lima' },
      status: 'finished',
      error: null,
      startedAt: '2026-03-01T10:00:00.200Z',
      endedAt: '2026-03-01T10:00:00.210Z',
      waitingUntil: null,
      isSimulated: false,
      triggerEventId: 'e1',
      input: 'what is the price?',
      variables: {},
      tags: [],
      steps: [
        {
          stepNo: 1,
          nodeId: 'n1',
          nodeType: 'messageNode',
          result: 'sent',
          detail: 'Sends "95 EUR".',
          at: '2026-03-01T10:00:00.205Z',
        },
      ],
      messages: [
        {
          id: 'm1',
          text: '95 EUR',
          state: 'sent',
          messageId: 'mid.1',
          author: 'flow',
          windowAgeSeconds: 1,
          attempts: 1,
          error: null,
          createdAt: '2026-03-01T10:00:00.206Z',
          calls: [{ at: '2026-03-01T10:00:00.300Z', durationMs: 84, result: 'ok', code: null, subcode: null, traceId: null }],
        },
      ],
    },
    ...over,
  };
}

export function aSuite(over: Partial<TestSuite> = {}): TestSuite {
  return {
    id: 'suite-1',
    timestamp: '2026-03-01T10:00:00.000Z',
    accountId: '17841400000000123',
    senderId: 'test-1',
    senderUsername: 'test.follower',
    progress: null,
    tests: [
      { name: 'A direct message is received and processed', type: 'messages' },
      { name: 'A delivery with an invalid signature is rejected', type: 'forged_signature' },
    ],
    ...over,
  };
}

export function aHealthReport(over: Partial<HealthReport> = {}): HealthReport {
  return {
    timestamp: '2026-03-01T10:00:00.000Z',
    overall: 'healthy',
    checks: [
      {
        name: 'Worker',
        status: 'healthy',
        message: 'It looked for work 2 s ago.',
        checkedAt: '2026-03-01T10:00:00.000Z',
        changedAt: '2026-02-28T10:00:00.000Z',
        durationMs: 12,
      },
    ],
    recommendations: [],
    ...over,
  };
}

export function aMonitoring(
  over: Partial<ResponseOf<'GET /api/webhooks/monitoring/dashboard'>> = {},
): ResponseOf<'GET /api/webhooks/monitoring/dashboard'> {
  return {
    success: true,
    status: 'healthy',
    uptime: 3_660_000,
    activeSubscriptions: 1,
    recentEvents: 7,
    health: aHealthReport(),
    performance: {
      eventStats: { total: 30, successRate: 96.66 },
      performanceStats: { eventsLastHour: 7, averageProcessingAttempts: 1.5 },
      subscriptionStats: { active: 1, activeRate: 100 },
    },
    errors: { totalErrors: 0, totalOccurrences: 0, errorGroups: [] },
    ...over,
  };
}
