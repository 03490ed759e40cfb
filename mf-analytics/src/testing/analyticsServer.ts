import type { MissedKeyword, PostInsights } from '@fanfare/shared/contracts';
import { type FakeServer, fakeServer } from '@fanfare/shared/testing';
import type { Overview } from '../state/overview.api.ts';

const noTime = { averageMs: null, medianMs: null, p90Ms: null, sample: 0 };
export const totals = {
  totalMessages: 12,
  inbound: 7,
  outbound: 5,
  conversations: 4,
  activeConversations: 3,
  newContacts: 1,
  responseTime: {
    all: { averageMs: 200 * 60_000, medianMs: 140 * 60_000, p90Ms: 250_592_740, sample: 5 },
    bot: noTime,
    person: noTime,
  },
  engagementRate: 6.25,
};
const day = { reach: 400, interactions: 25, views: 800, accountsEngaged: 20 };
export const engagement: NonNullable<Overview['engagement']> = {
  interactions: 25,
  reach: 400,
  days: 1,
  posts: 2,
  fetchedAt: '2026-03-02T08:00:00.000Z',
  gap: null,
  daily: [{ date: '2026-03-01', ...day }],
};
export const overview: Overview = {
  range: { from: '2026-02-23T00:00:00.000Z', to: '2026-03-02T10:00:00.000Z', timeZone: 'UTC', period: '7d' },
  totals,
  previous: {
    from: '2026-02-16T00:00:00.000Z',
    to: '2026-02-23T00:00:00.000Z',
    totals: { ...totals, totalMessages: 8, activeConversations: 0 },
    messageTrends: [
      { date: '2026-02-27', inbound: 5, outbound: 1, messages: 6, conversations: 2 },
      { date: '2026-02-28', inbound: 1, outbound: 1, messages: 2, conversations: 1 },
    ],
  },
  messageTrends: [
    { date: '2026-03-01', inbound: 4, outbound: 4, messages: 8, conversations: 2 },
    { date: '2026-03-02', inbound: 3, outbound: 1, messages: 4, conversations: 2 },
  ],
  topKeywords: [
    { keyword: 'love', count: 5, sentiment: 'positive', isEstimate: true },
    { keyword: 'late', count: 2, sentiment: 'negative', isEstimate: true },
    { keyword: 'price', count: 1, sentiment: 'neutral', isEstimate: true },
  ],
  conversationMetrics: [
    { metric: 'Reply rate', metricMessage: { code: 'analytics.answer-rate' }, value: 75, unit: 'percent', trend: -10, sample: 4 },
    {
      metric: 'Median response time (team)',
      metricMessage: { code: 'analytics.median-response-time-people' },
      value: null,
      unit: 'ms',
      trend: null,
      sample: 0,
    },
  ],
  insights: ['Messages went up by 50%.'],
  engagement,
  hasMessages: true,
};
export const nothing: Overview = {
  ...overview,
  totals: {
    ...totals,
    totalMessages: 0,
    inbound: 0,
    outbound: 0,
    activeConversations: 0,
    responseTime: { all: noTime, bot: noTime, person: noTime },
    engagementRate: null,
  },
  messageTrends: overview.messageTrends.map(({ date }) => ({ date, inbound: 0, outbound: 0, messages: 0, conversations: 0 })),
  topKeywords: [],
  insights: [],
  engagement: { ...engagement, reach: 0, interactions: 0, days: 0, posts: 0, gap: 'no_reach', daily: [] },
};
export const post: PostInsights = {
  mediaId: '17',
  caption: 'New lamp',
  type: 'FEED',
  permalink: 'https://www.instagram.com/p/a/',
  pictureUrl: null,
  publishedAt: '2026-03-01T09:00:00.000Z',
  reach: 300,
  views: 500,
  interactions: 21,
  likes: 15,
  comments: 3,
  saved: 2,
  shares: 1,
  engagementRate: 7,
};
export const missed: MissedKeyword = {
  surface: 'messages',
  phrase: 'prise',
  variants: [{ text: 'prise', count: 3 }],
  messages: 3,
  people: 2,
  examples: [],
  lastSeenAt: '2026-03-01T10:00:00.000Z',
  nearest: { automationId: 'a1', name: 'Price', keyword: 'price', distance: 1 },
  suggestion: '“prise” 3 times, and nothing answered.',
};

export const prices = { flowId: 'f1', name: 'Prices', started: 8, answered: 6, finished: 4, waiting: 0, failed: 2, paused: 0 };

export function startAnalyticsServer(): FakeServer {
  const server = fakeServer();
  server.answer('GET /api/analytics/overview', { success: true, data: overview });
  server.answer('GET /api/analytics/flows', {
    success: true,
    data: { range: overview.range, flows: [prices], previous: { from: '', to: '', flows: [] } },
  });
  const answered = { averageMs: 200 * 60_000, botMs: null, personMs: 200 * 60_000, sample: 5 };
  const unanswered = { averageMs: null, botMs: null, personMs: null, sample: 0 };
  server.answer('GET /api/analytics/response-times', {
    success: true,
    data: {
      range: overview.range,
      days: [
        { date: '2026-03-01', ...answered },
        { date: '2026-03-02', ...unanswered },
      ],
      previous: {
        from: '2026-02-27T00:00:00.000Z',
        to: '2026-03-01T00:00:00.000Z',
        days: [
          { date: '2026-02-27', ...unanswered },
          { date: '2026-02-28', ...answered, averageMs: 60_000 },
        ],
      },
    },
  });
  server.answer('GET /api/analytics/hours', {
    success: true,
    data: {
      range: overview.range,
      hours: [
        { weekday: 1, hour: 9, inbound: 5 },
        { weekday: 7, hour: 18, inbound: 2 },
      ],
    },
  });
  server.answer('GET /api/analytics/posts', { success: true, data: { range: overview.range, posts: [post] } });
  server.answer('GET /api/webhooks/missed-keywords', { success: true, data: { since: '', messages: 3, keywords: [missed] } });
  return server;
}
