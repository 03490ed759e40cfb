import type { FlowFunnel } from '@fanfare/shared/contracts';
import type { Overview } from '../analytics.service.ts';
import { toCsv } from './toCsv.ts';

export function writeMessages({ messageTrends }: Overview): string {
  const header = ['date', 'messages', 'inbound', 'outbound', 'conversations'];
  return toCsv(
    header,
    messageTrends.map((day) => [day.date, day.messages, day.inbound, day.outbound, day.conversations]),
  );
}

export function writeKeywords({ topKeywords }: Overview): string {
  return toCsv(
    ['keyword', 'messages', 'sentiment (estimate)'],
    topKeywords.map(({ keyword, count, sentiment }) => [keyword, count, sentiment]),
  );
}

export function writeMetrics({ conversationMetrics }: Overview): string {
  return toCsv(
    ['metric', 'value', 'unit', 'change in percent', 'sample'],
    conversationMetrics.map(({ metric, value, unit, trend, sample }) => [metric, value, unit, trend, sample]),
  );
}

export function writeFunnels(funnels: readonly FlowFunnel[]): string {
  return toCsv(
    ['flow', 'started', 'answered', 'finished', 'waiting', 'failed', 'paused'],
    funnels.map((flow) => [flow.name, flow.started, flow.answered, flow.finished, flow.waiting, flow.failed, flow.paused]),
  );
}
