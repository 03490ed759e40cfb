import type { FlowFunnel, PostInsights } from '@fanfare/shared/contracts';
import { toCsv } from '../../../../infrastructure/csv/toCsv.ts';
import type { Translator } from '../../../../infrastructure/language/translations.ts';
import type { Overview } from '../analytics.service.ts';
import { engagementRate } from '../engagement/engagementRate.ts';
import { changeOf } from '../overview.ts';
import { headerOf } from './headers.ts';

export function writeMessages({ messageTrends }: Overview, translator: Translator): string {
  return toCsv(
    headerOf('messages', translator),
    messageTrends.map((day) => [day.date, day.messages, day.inbound, day.outbound, day.conversations]),
  );
}

export function writeKeywords({ topKeywords }: Overview, translator: Translator): string {
  return toCsv(
    headerOf('keywords', translator),
    topKeywords.map(({ keyword, count, sentiment }) => [keyword, count, sentiment]),
  );
}

export function writeMetrics({ conversationMetrics, totals, previous, engagement }: Overview, translator: Translator): string {
  const rate = totals.engagementRate;
  const change = changeOf(rate, previous.totals.engagementRate);
  return toCsv(headerOf('metrics', translator), [
    ...conversationMetrics.map(({ metric, value, unit, trend, sample }) => [metric, value, unit, trend, sample]),
    ['Engagement rate', rate, 'percent', change, engagement?.reach ?? 0],
  ]);
}

export function writeEngagement({ engagement }: Overview, translator: Translator): string {
  return toCsv(
    headerOf('engagement', translator),
    (engagement?.daily ?? []).map((day) => [
      ...[day.date, day.reach, day.interactions, engagementRate(day), day.views, day.accountsEngaged],
    ]),
  );
}

export function writePosts(posts: readonly PostInsights[], translator: Translator): string {
  return toCsv(
    headerOf('posts', translator),
    posts.map((post) => [
      ...[post.publishedAt, post.type, post.caption, post.permalink, post.reach, post.interactions, post.engagementRate],
      ...[post.likes, post.comments, post.saved, post.shares, post.views],
    ]),
  );
}

export function writeFunnels(funnels: readonly FlowFunnel[], translator: Translator): string {
  return toCsv(
    headerOf('flows', translator),
    funnels.map((flow) => [flow.name, flow.started, flow.answered, flow.finished, flow.waiting, flow.failed, flow.paused]),
  );
}
