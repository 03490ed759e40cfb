import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

const changes = (_: unknown, error: unknown) => (error ? [] : (['Flow', 'EventCounts'] as const));

const approvalApi = defineEndpoints('mf-flow-builder', (build) => ({
  requestApproval: build.mutation<
    ResponseOf<'POST /api/flow/{id}/approval'>,
    BodyOf<'POST /api/flow/{id}/approval'> & { id: string }
  >({
    query: ({ id, ...body }) => request('POST /api/flow/{id}/approval', { params: { id }, body }),
    invalidatesTags: changes,
  }),
  withdrawApproval: build.mutation<ResponseOf<'DELETE /api/flow/{id}/approval'>, string>({
    query: (id) => request('DELETE /api/flow/{id}/approval', { params: { id } }),
    invalidatesTags: changes,
  }),
  approve: build.mutation<ResponseOf<'POST /api/approvals/{id}/approve'>, string>({
    query: (id) => request('POST /api/approvals/{id}/approve', { params: { id } }),
    invalidatesTags: changes,
  }),
  refuse: build.mutation<ResponseOf<'POST /api/approvals/{id}/refuse'>, { id: string; comment: string }>({
    query: ({ id, comment }) => request('POST /api/approvals/{id}/refuse', { params: { id }, body: { comment } }),
    invalidatesTags: changes,
  }),
}));

export const { useRequestApprovalMutation, useWithdrawApprovalMutation, useApproveMutation, useRefuseMutation } = approvalApi;
