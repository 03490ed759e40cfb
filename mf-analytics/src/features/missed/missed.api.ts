import { defineEndpoints, request } from '@fanfare/shared/api';
import type { Automation, MissedKeyword, ResponseOf } from '@fanfare/shared/contracts';

const missedApi = defineEndpoints('mf-analytics.missed', (build) => ({
  missedKeywords: build.query<MissedKeyword[], void>({
    query: () => request('GET /api/webhooks/missed-keywords', { query: { days: 7 } }),
    transformResponse: ({ data }: ResponseOf<'GET /api/webhooks/missed-keywords'>) => data.keywords,
    providesTags: ['Flow'],
  }),
  addKeyword: build.mutation<Automation, { automationId: string; phrase: string }>({
    query: ({ automationId, phrase }) =>
      request('POST /api/flows/{id}/keywords', { params: { id: automationId }, body: { keywords: [phrase] } }),
    transformResponse: ({ data }: ResponseOf<'POST /api/flows/{id}/keywords'>) => data,
    invalidatesTags: (_, error) => (error ? [] : ['Flow']),
  }),
}));

export const { useAddKeywordMutation, useMissedKeywordsQuery } = missedApi;
