import type { FlowFunnel, Language, PostInsights, QueryOf } from '@fanfare/shared/contracts';
import type { Overview } from '../analytics.service.ts';
import { engagementRate } from '../engagement/engagementRate.ts';
import { changeOf } from '../overview.ts';
import { headers } from './headers.ts';
import { toCsv } from './toCsv.ts';

export type Dataset = NonNullable<QueryOf<'GET /api/analytics/export'>['dataset']>;

export function writeMessages({ messageTrends }: Overview, language: Language): string {
  return toCsv(
    headers[language].messages,
    messageTrends.map((day) => [day.date, day.messages, day.inbound, day.outbound, day.conversations]),
  );
}

export function writeKeywords({ topKeywords }: Overview, language: Language): string {
  return toCsv(
    headers[language].keywords,
    topKeywords.map(({ keyword, count, sentiment }) => [keyword, count, sentiment]),
  );
}

/** The figures of the cards and of the grid. */
export function writeMetrics({ conversationMetrics, totals, previous, engagement }: Overview, language: Language): string {
  const rate = totals.engagementRate;
  const change = changeOf(rate, previous.totals.engagementRate);
  return toCsv(headers[language].metrics, [
    ...conversationMetrics.map(({ metric, value, unit, trend, sample }) => [metric, value, unit, trend, sample]),
    ['Engagement rate', rate, 'percent', change, engagement?.reach ?? 0],
  ]);
}

export function writeEngagement({ engagement }: Overview, language: Language): string {
  return toCsv(
    headers[language].engagement,
    (engagement?.daily ?? []).map((day) => [
      ...[day.date, day.reach, day.interactions, engagementRate(day), day.views, day.accountsEngaged],
    ]),
  );
}

export function writePosts(posts: readonly PostInsights[], language: Language): string {
  return toCsv(
    headers[language].posts,
    posts.map((post) => [
      ...[post.publishedAt, post.type, post.caption, post.permalink, post.reach, post.interactions, post.engagementRate],
      ...[post.likes, post.comments, post.saved, post.shares, post.views],
    ]),
  );
}

export function writeFunnels(funnels: readonly FlowFunnel[], language: Language): string {
  return toCsv(
    headers[language].flows,
    funnels.map((flow) => [flow.name, flow.started, flow.answered, flow.finished, flow.waiting, flow.failed, flow.paused]),
  );
}
