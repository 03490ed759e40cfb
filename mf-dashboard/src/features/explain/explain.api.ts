import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';

export const { useEventDecisionQuery } = defineEndpoints('mf-dashboard.why', (build) => ({
  eventDecision: build.query<ResponseOf<'GET /api/webhooks/events/{id}/why'>, string>({
    query: (id) => request('GET /api/webhooks/events/{id}/why', { params: { id } }),
    providesTags: ['Event'],
  }),
}));
