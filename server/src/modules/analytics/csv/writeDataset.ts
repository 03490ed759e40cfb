import type { FlowFunnel, Language } from '@fanfare/shared/contracts';
import type { Overview } from '../analytics.service.ts';
import { headers } from './headers.ts';
import { toCsv } from './toCsv.ts';

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

export function writeMetrics({ conversationMetrics }: Overview, language: Language): string {
  return toCsv(
    headers[language].metrics,
    conversationMetrics.map(({ metric, value, unit, trend, sample }) => [metric, value, unit, trend, sample]),
  );
}

export function writeFunnels(funnels: readonly FlowFunnel[], language: Language): string {
  return toCsv(
    headers[language].flows,
    funnels.map((flow) => [flow.name, flow.started, flow.answered, flow.finished, flow.waiting, flow.failed, flow.paused]),
  );
}
