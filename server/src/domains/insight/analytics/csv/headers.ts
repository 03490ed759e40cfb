import type { QueryOf } from '@fanfare/shared/contracts';
import type { MessageId, Translator } from '../../../../infrastructure/language/translations.ts';

export type Dataset = NonNullable<QueryOf<'GET /api/analytics/export'>['dataset']>;

const headers = {
  messages: ['csv.date', 'csv.messages', 'csv.inbound', 'csv.outbound', 'csv.conversations'],
  keywords: ['csv.keyword', 'csv.messages', 'csv.sentiment'],
  metrics: ['csv.metric', 'csv.value', 'csv.unit', 'csv.change', 'csv.sample'],
  flows: ['csv.flow', 'csv.started', 'csv.answered', 'csv.finished', 'csv.waiting', 'csv.failed', 'csv.paused'],
  engagement: ['csv.date', 'csv.reach', 'csv.interactions', 'csv.engagement-rate', 'csv.views', 'csv.accounts-engaged'],
  posts: [
    ...(['csv.published', 'csv.type', 'csv.caption', 'csv.link', 'csv.reach', 'csv.interactions'] as const),
    ...(['csv.engagement-rate', 'csv.likes', 'csv.comments', 'csv.saves', 'csv.shares', 'csv.views'] as const),
  ],
} as const satisfies Record<Dataset, readonly MessageId[]>;

export function headerOf(dataset: Dataset, { translate }: Translator): string[] {
  return headers[dataset].map((id) => translate(id));
}
