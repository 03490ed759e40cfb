import { defineEndpoints, request } from '@fanfare/shared/api';
import type { Automation, AutomationActivity, BotFlow, ResponseOf, RunInfo } from '@fanfare/shared/contracts';

const flowsApi = defineEndpoints('mf-dashboard.flows', (build) => ({
  botFlows: build.query<BotFlow[], void>({
    query: () => request('GET /api/flow/list'),
    transformResponse: ({ data }: ResponseOf<'GET /api/flow/list'>) => data,
    providesTags: ['Flow'],
  }),
  automations: build.query<Automation[], void>({
    query: () => request('GET /api/flows'),
    transformResponse: ({ data }: ResponseOf<'GET /api/flows'>) => data,
    providesTags: ['Flow'],
  }),
  automationActivity: build.query<AutomationActivity[], void>({
    query: () => request('GET /api/flows/activity'),
    transformResponse: ({ data }: ResponseOf<'GET /api/flows/activity'>) => data,
    providesTags: ['Flow'],
  }),
  weekOfFlows: build.query<ResponseOf<'GET /api/analytics/flows'>['data'], void>({
    query: () => request('GET /api/analytics/flows', { query: { period: '7d' } }),
    transformResponse: ({ data }: ResponseOf<'GET /api/analytics/flows'>) => data,
    providesTags: ['Flow'],
  }),
  switchAutomation: build.mutation<ResponseOf<'PATCH /api/flows/{id}'>, { id: string; isActive: boolean }>({
    query: ({ id, isActive }) => request('PATCH /api/flows/{id}', { params: { id }, body: { isActive } }),
    invalidatesTags: ['Flow', 'EventCounts'],
  }),
  latestRun: build.query<RunInfo | null, void>({
    query: () => request('GET /api/runs', { query: { limit: 1 } }),
    transformResponse: ({ data }: ResponseOf<'GET /api/runs'>) => data.runs[0] ?? null,
    providesTags: ['Flow'],
  }),
}));

export const {
  useAutomationActivityQuery,
  useAutomationsQuery,
  useBotFlowsQuery,
  useLatestRunQuery,
  useSwitchAutomationMutation,
  useWeekOfFlowsQuery,
} = flowsApi;
