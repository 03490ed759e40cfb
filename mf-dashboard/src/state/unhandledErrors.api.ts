import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';

export type UnhandledErrors = ResponseOf<'GET /api/notifications'>['data'];

/** Failed events that are unread; a run that failed is shown by its event. */
export const { useUnhandledErrorsQuery } = defineEndpoints('mf-dashboard.unhandledErrors', (build) => ({
  unhandledErrors: build.query<UnhandledErrors, number>({
    query: (limit) => request('GET /api/notifications', { query: { processedStatus: 'failed', status: 'unread', limit } }),
    transformResponse: ({ data }: ResponseOf<'GET /api/notifications'>) => data,
    providesTags: ['Event'],
  }),
}));
