import { sample } from '../../copy/sample.ts';
import type { Overview } from '../../state/overview.api.ts';

const words = sample.keywords;

/** By day of the week, from Sunday. */
const inbound = [69, 38, 44, 41, 52, 61, 74];
const outbound = [63, 31, 39, 37, 46, 55, 66];
const reach = [820, 540, 610, 580, 700, 760, 905];
/** Interactions as a share of the reach. */
const ENGAGED = 0.046;
const GROWTH = 1.12;
const responseTime = {
  all: { averageMs: 780_000, medianMs: 140_000, p90Ms: 1_500_000, sample: 312 },
  bot: { averageMs: 2_300, medianMs: 2_000, p90Ms: 4_000, sample: 241 },
  person: { averageMs: 2_700_000, medianMs: 1_320_000, p90Ms: 9_000_000, sample: 71 },
};

/**
 * Sample figures for an account without messages. They are always labelled as samples. Instagram's figures are real
 * when available.
 */
export function sampleOverview({ range, previous, messageTrends, totals: real, engagement }: Overview): Overview {
  const isEngagementReal = real.engagementRate !== null;
  const days = messageTrends.map(({ date }) => {
    const weekday = new Date(date).getUTCDay();
    const [received = 0, sent = 0, reached = 0] = [inbound[weekday], outbound[weekday], reach[weekday]];
    const trend = { inbound: received, outbound: sent, messages: received + sent, conversations: Math.round(received / 2) };
    const interactions = Math.round(reached * ENGAGED);
    const engaged = { reach: reached, interactions, views: reached * 2, accountsEngaged: interactions };
    return { trend: { date, ...trend }, engaged: { date, ...engaged } };
  });
  const trends = days.map(({ trend }) => trend);
  const daily = days.map(({ engaged }) => engaged);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const conversations = sum(trends.map((day) => day.conversations));
  const [reached, interactions] = [sum(daily.map((day) => day.reach)), sum(daily.map((day) => day.interactions))];
  const totals = {
    totalMessages: sum(trends.map(({ messages }) => messages)),
    inbound: sum(trends.map((day) => day.inbound)),
    outbound: sum(trends.map((day) => day.outbound)),
    conversations,
    activeConversations: Math.round(conversations * 0.92),
    newContacts: Math.round(conversations * 0.3),
    responseTime,
    engagementRate: isEngagementReal ? real.engagementRate : (interactions / Math.max(1, reached)) * 100,
  };
  return {
    range,
    totals,
    previous: {
      from: previous.from,
      to: previous.to,
      messageTrends: trends.map((day) => ({ ...day, messages: Math.round(day.messages / GROWTH) })),
      totals: {
        ...totals,
        totalMessages: Math.round(totals.totalMessages / GROWTH),
        activeConversations: Math.round(totals.activeConversations / GROWTH),
        engagementRate: isEngagementReal ? previous.totals.engagementRate : null,
      },
    },
    messageTrends: trends,
    topKeywords: [
      { keyword: words.price, count: 86, sentiment: 'neutral', isEstimate: true },
      { keyword: words.love, count: 54, sentiment: 'positive', isEstimate: true },
      { keyword: words.shipping, count: 41, sentiment: 'neutral', isEstimate: true },
      { keyword: words.late, count: 17, sentiment: 'negative', isEstimate: true },
      { keyword: words.thanks, count: 15, sentiment: 'positive', isEstimate: true },
    ],
    conversationMetrics: [
      {
        metric: 'Reply rate',
        metricMessage: { code: 'analytics.answer-rate' },
        value: 92,
        unit: 'percent',
        trend: 4,
        sample: 164,
      },
      {
        metric: 'Automated replies',
        metricMessage: { code: 'analytics.answers-automation' },
        value: 77,
        unit: 'percent',
        trend: 9,
        sample: 312,
      },
      {
        metric: 'Average response time',
        metricMessage: { code: 'analytics.average-response-time' },
        value: 780_000,
        unit: 'ms',
        trend: -11,
        sample: 312,
      },
      {
        metric: 'Median response time',
        metricMessage: { code: 'analytics.median-response-time' },
        value: 140_000,
        unit: 'ms',
        trend: -18,
        sample: 312,
      },
      {
        metric: 'Median response time (automated)',
        metricMessage: { code: 'analytics.median-response-time-automation' },
        value: responseTime.bot.medianMs,
        unit: 'ms',
        trend: -5,
        sample: responseTime.bot.sample,
      },
      {
        metric: 'Median response time (team)',
        metricMessage: { code: 'analytics.median-response-time-people' },
        value: responseTime.person.medianMs,
        unit: 'ms',
        trend: -14,
        sample: responseTime.person.sample,
      },
      {
        metric: 'Messages per conversation',
        metricMessage: { code: 'analytics.messages-per-conversation' },
        value: 4.4,
        unit: 'count',
        trend: 2,
        sample: 164,
      },
      {
        metric: 'New contacts',
        metricMessage: { code: 'analytics.new-contacts' },
        value: totals.newContacts,
        unit: 'count',
        trend: 12,
        sample: totals.newContacts,
      },
    ],
    insights: [...sample.insights],
    engagement: isEngagementReal
      ? engagement
      : { interactions, reach: reached, days: daily.length, posts: 3, fetchedAt: null, gap: null, daily },
    hasMessages: false,
  };
}
