import { defineEndpoints, request } from '@fanfare/shared/api';
import type { Automation, AutomationActivity, BodyOf, BotFlow, ResponseOf } from '@fanfare/shared/contracts';

export interface AutomationEdit {
  id: string;
  body: BodyOf<'PATCH /api/flows/{id}'>;
}

const changes = (_: unknown, error: unknown) => (error ? [] : (['Flow', 'EventCounts'] as const));

const automationsApi = defineEndpoints('mf-analytics.automations', (build) => ({
  automationList: build.query<Automation[], void>({
    query: () => request('GET /api/flows'),
    transformResponse: ({ data }: ResponseOf<'GET /api/flows'>) => data,
    providesTags: ['Flow'],
  }),
  automationHistory: build.query<AutomationActivity[], void>({
    query: () => request('GET /api/flows/activity'),
    transformResponse: ({ data }: ResponseOf<'GET /api/flows/activity'>) => data,
    providesTags: ['Flow'],
  }),
  runnableFlows: build.query<BotFlow[], void>({
    query: () => request('GET /api/flow/list'),
    transformResponse: ({ data }: ResponseOf<'GET /api/flow/list'>) => data,
    providesTags: ['Flow'],
  }),
  approvals: build.query<ResponseOf<'GET /api/approvals'>['data'], void>({
    query: () => request('GET /api/approvals'),
    transformResponse: ({ data }: ResponseOf<'GET /api/approvals'>) => data,
    providesTags: ['Flow'],
  }),
  tryMessage: build.mutation<ResponseOf<'POST /api/flows/probe'>['data'], string>({
    query: (text) => request('POST /api/flows/probe', { body: { text, surface: 'message' } }),
    transformResponse: ({ data }: ResponseOf<'POST /api/flows/probe'>) => data,
  }),
  createAutomation: build.mutation<Automation, BodyOf<'POST /api/flows'>>({
    query: (body) => request('POST /api/flows', { body }),
    transformResponse: ({ data }: ResponseOf<'POST /api/flows'>) => data,
    invalidatesTags: changes,
  }),
  editAutomation: build.mutation<Automation, AutomationEdit>({
    query: ({ id, body }) => request('PATCH /api/flows/{id}', { params: { id }, body }),
    transformResponse: ({ data }: ResponseOf<'PATCH /api/flows/{id}'>) => data,
    invalidatesTags: changes,
  }),
  /** Not optimistic: the switch changes after the server has responded. */
  toggleAutomation: build.mutation<Automation, { id: string; isActive: boolean }>({
    query: ({ id, isActive }) => request('PATCH /api/flows/{id}/toggle', { params: { id }, query: { isActive } }),
    transformResponse: ({ data }: ResponseOf<'PATCH /api/flows/{id}/toggle'>) => data,
    invalidatesTags: changes,
  }),
  duplicateAutomation: build.mutation<Automation, string>({
    query: (id) => request('POST /api/flows/{id}/duplicate', { params: { id } }),
    transformResponse: ({ data }: ResponseOf<'POST /api/flows/{id}/duplicate'>) => data,
    invalidatesTags: changes,
  }),
  orderAutomations: build.mutation<Automation[], string[]>({
    query: (ids) => request('PATCH /api/flows/order', { body: { ids } }),
    transformResponse: ({ data }: ResponseOf<'PATCH /api/flows/order'>) => data,
    invalidatesTags: changes,
  }),
  deleteAutomation: build.mutation<ResponseOf<'DELETE /api/flows/{id}'>, string>({
    query: (id) => request('DELETE /api/flows/{id}', { params: { id } }),
    invalidatesTags: changes,
  }),
}));

export const {
  useAutomationHistoryQuery,
  useApprovalsQuery,
  useAutomationListQuery,
  useCreateAutomationMutation,
  useDeleteAutomationMutation,
  useDuplicateAutomationMutation,
  useEditAutomationMutation,
  useOrderAutomationsMutation,
  useRunnableFlowsQuery,
  useToggleAutomationMutation,
  useTryMessageMutation,
} = automationsApi;
