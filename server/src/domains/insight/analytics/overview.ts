import { type AnalyticsTotals, type Message, message, type ResponseOf } from '@fanfare/shared/contracts';
import { inBoth } from '../../../infrastructure/messages/words.ts';
import type { EngagementFigures } from './engagement/engagement.readModel.ts';
import { engagementRate } from './engagement/engagementRate.ts';
import type { ConversationFigures, DayRow } from './figures/conversations.readModel.ts';
import type { ResponseFigures } from './figures/responseTimes.readModel.ts';
import type { Keyword } from './keywords/findKeywords.ts';

type Metric = ResponseOf<'GET /api/analytics/overview'>['data']['conversationMetrics'][number];

export interface SpanFigures {
  days: readonly DayRow[];
  conversations: ConversationFigures;
  responses: readonly ResponseFigures[];
  engagement: EngagementFigures;
}

export function totalsOf({ days, conversations, responses, engagement }: SpanFigures): AnalyticsTotals {
  const inbound = days.reduce((sum, day) => sum + day.inbound, 0);
  const outbound = days.reduce((sum, day) => sum + day.outbound, 0);
  const responseTime = (author: ResponseFigures['author']) => {
    const figures = responses.find((row) => row.author === author);
    const { averageMs = null, medianMs = null, p90Ms = null, sample = 0 } = figures ?? {};
    return { averageMs, medianMs, p90Ms, sample };
  };
  return {
    totalMessages: inbound + outbound,
    inbound,
    outbound,
    conversations: conversations.conversations,
    activeConversations: conversations.active,
    newContacts: conversations.newContacts,
    responseTime: { all: responseTime('all'), bot: responseTime('bot'), person: responseTime('person') },
    engagementRate: engagementRate(engagement),
  };
}

export function metricsOf(now: SpanFigures, before: SpanFigures): Metric[] {
  const pairs: [Message, Metric['unit'], (figures: SpanFigures) => { value: number | null; sample: number }][] = [
    [message('analytics.answer-rate'), 'percent', answerRateOf],
    [message('analytics.answers-automation'), 'percent', automationShareOf],
    [message('analytics.average-response-time'), 'ms', averageOf],
    [message('analytics.median-response-time'), 'ms', (figures) => responseOf(figures, 'all')],
    [message('analytics.median-response-time-automation'), 'ms', (figures) => responseOf(figures, 'bot')],
    [message('analytics.median-response-time-people'), 'ms', (figures) => responseOf(figures, 'person')],
    [message('analytics.messages-per-conversation'), 'count', messagesPerConversation],
    [
      message('analytics.new-contacts'),
      'count',
      ({ conversations: { newContacts } }) => ({ value: newContacts, sample: newContacts }),
    ],
  ];
  return pairs.map(([metric, unit, read]) => {
    const { value, sample } = read(now);
    return { ...inBoth('metric', 'metricMessage', metric), unit, value, sample, trend: changeOf(value, read(before).value) };
  });
}

export function insightsOf(
  now: AnalyticsTotals,
  before: AnalyticsTotals,
  days: readonly DayRow[],
  keywords: readonly Keyword[],
): Message[] {
  if (now.totalMessages === 0) return [];
  const insights: Message[] = [];
  const change = changeOf(now.totalMessages, before.totalMessages);
  const size = Math.round(Math.abs(change ?? 0));
  if (change !== null && size > 0) {
    const totals = { size, now: now.totalMessages, before: before.totalMessages };
    insights.push(change > 0 ? message('analytics.more-messages', totals) : message('analytics.fewer-messages', totals));
  }
  const busiest = days.toSorted((a, b) => b.inbound - a.inbound)[0];
  if (busiest && busiest.inbound > 0 && days.length > 1) {
    insights.push(
      message('analytics.busiest-day', {
        date: { day: busiest.date },
        count: busiest.inbound,
        total: now.inbound,
      }),
    );
  }
  const unanswered = now.conversations - now.activeConversations;
  if (unanswered > 0)
    insights.push(
      message('analytics.one-sided-conversations', {
        count: unanswered,
        total: now.conversations,
      }),
    );
  const { bot, person } = now.responseTime;
  if (bot.medianMs !== null && person.medianMs !== null && bot.medianMs < person.medianMs) {
    insights.push(
      message('analytics.automation-answers-faster-people', {
        automation: span(bot.medianMs),
        people: span(person.medianMs),
      }),
    );
  }
  const complaint = keywords.find(({ sentiment }) => sentiment === 'negative');
  if (complaint)
    insights.push(
      message('analytics.unhappy-messages', {
        keyword: complaint.keyword,
        count: complaint.count,
      }),
    );
  return insights;
}

/** In percent. */
export function changeOf(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : ((now - before) / before) * 100;
}

function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : (part / whole) * 100;
}

function span(ms: number): Message {
  const tenths = (unitMs: number) => Math.round((ms / unitMs) * 10) / 10;
  if (ms < 100_000) return message('analytics.seconds', { count: { number: tenths(1_000) } });
  if (ms < 100 * 60_000) return message('analytics.minutes', { count: { number: tenths(60_000) } });
  return message('analytics.hours', { count: { number: tenths(3_600_000) } });
}

/** The median in milliseconds. */
export function responseOf({ responses }: SpanFigures, author: ResponseFigures['author']) {
  const figures = responses.find((row) => row.author === author);
  return { value: figures?.medianMs ?? null, sample: figures?.sample ?? 0 };
}

function averageOf({ responses }: SpanFigures) {
  const figures = responses.find(({ author }) => author === 'all');
  return { value: figures?.averageMs ?? null, sample: figures?.sample ?? 0 };
}

export function answerRateOf({ conversations: { active, incoming } }: SpanFigures) {
  return { value: percent(active, incoming), sample: incoming };
}

export function automationShareOf({ responses }: SpanFigures) {
  const sampleOf = (author: ResponseFigures['author']) => responses.find((row) => row.author === author)?.sample ?? 0;
  return { value: percent(sampleOf('bot'), sampleOf('all')), sample: sampleOf('all') };
}

function messagesPerConversation({ days, conversations: { conversations } }: SpanFigures) {
  const messages = days.reduce((sum, day) => sum + day.inbound + day.outbound, 0);
  return { value: conversations === 0 ? null : Math.round((messages / conversations) * 10) / 10, sample: conversations };
}
