import { sample } from '../../copy/sample.ts';
import type { Overview } from '../../state/overview.api.ts';

const words = sample.keywords;

const DAY_MS = 24 * 60 * 60 * 1000;
const inbound = [38, 44, 41, 52, 61, 74, 69];
const outbound = [31, 39, 37, 46, 55, 66, 63];
const responseTime = {
  all: { medianMs: 140_000, p90Ms: 1_500_000, sample: 312 },
  bot: { medianMs: 2_000, p90Ms: 4_000, sample: 241 },
  person: { medianMs: 1_320_000, p90Ms: 9_000_000, sample: 71 },
};

/** Invented figures of a lively week that ends now. Only ever shown with a label that says so. */
export function sampleOverview(nowMs: number): Overview {
  const dateOf = (daysAgo: number) => new Date(nowMs - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const messageTrends = inbound.map((received, index) => {
    const sent = outbound[index] ?? 0;
    const date = dateOf(inbound.length - 1 - index);
    return { date, inbound: received, outbound: sent, messages: received + sent, conversations: Math.round(received / 2) };
  });
  const totals = {
    totalMessages: 716,
    inbound: 379,
    outbound: 337,
    conversations: 164,
    activeConversations: 151,
    newContacts: 48,
    responseTime,
    engagementRate: null,
  };
  const range = { from: `${dateOf(6)}T00:00:00.000Z`, to: new Date(nowMs).toISOString() };
  return {
    range: { ...range, timeZone: 'UTC', period: '7d' },
    totals,
    previous: {
      from: `${dateOf(13)}T00:00:00.000Z`,
      to: range.from,
      totals: { ...totals, totalMessages: 604, activeConversations: 133, responseTime: { ...responseTime } },
    },
    messageTrends,
    topKeywords: [
      { keyword: words.price, count: 86, sentiment: 'neutral', isEstimate: true },
      { keyword: words.love, count: 54, sentiment: 'positive', isEstimate: true },
      { keyword: words.shipping, count: 41, sentiment: 'neutral', isEstimate: true },
      { keyword: words.late, count: 17, sentiment: 'negative', isEstimate: true },
      { keyword: words.thanks, count: 15, sentiment: 'positive', isEstimate: true },
    ],
    conversationMetrics: [
      { metric: 'Answer rate', value: 92, unit: 'percent', trend: 4, sample: 164 },
      { metric: 'Answers by automation', value: 77, unit: 'percent', trend: 9, sample: 312 },
      { metric: 'Median response time', value: 140_000, unit: 'ms', trend: -18, sample: 312 },
      { metric: 'Messages per conversation', value: 4.4, unit: 'count', trend: 2, sample: 164 },
    ],
    insights: [...sample.insights],
  };
}
