import { defineEndpoints, request } from '@fanfare/shared/api';
import type { AnalyticsPeriod, QueryOf, ResponseOf } from '@fanfare/shared/contracts';

export type Figures = ResponseOf<'GET /api/analytics/flows/{id}'>['data'];

const numbersApi = defineEndpoints('mf-flow-builder', (build) => ({
  figuresOfNodes: build.query<ResponseOf<'GET /api/analytics/flows/{id}'>, { id: string; period: AnalyticsPeriod }>({
    query: ({ id, period }) => request('GET /api/analytics/flows/{id}', { params: { id }, query: { period } }),
    // Contacts may have written since.
    keepUnusedDataFor: 0,
  }),
  contactsAtNode: build.query<ResponseOf<'GET /api/runs'>, QueryOf<'GET /api/runs'>>({
    query: (query) => request('GET /api/runs', { query }),
    keepUnusedDataFor: 0,
  }),
}));

export const { useFiguresOfNodesQuery, useLazyContactsAtNodeQuery } = numbersApi;
