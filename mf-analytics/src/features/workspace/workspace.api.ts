import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf, Workspace } from '@fanfare/shared/contracts';

const workspaceApi = defineEndpoints('mf-analytics.workspace', (build) => ({
  changeWorkspace: build.mutation<ResponseOf<'PATCH /api/workspace'>, BodyOf<'PATCH /api/workspace'>>({
    query: (body) => request('PATCH /api/workspace', { body }),
    invalidatesTags: (_, error) => (error ? [] : ['Workspace']),
  }),
  createWorkspace: build.mutation<Workspace, BodyOf<'POST /api/workspaces'>>({
    query: (body) => request('POST /api/workspaces', { body }),
    transformResponse: ({ workspace }: ResponseOf<'POST /api/workspaces'>) => workspace,
  }),
  /** Invalidates nothing, because its queries would ask for a workspace that no longer exists. */
  deleteWorkspace: build.mutation<ResponseOf<'DELETE /api/workspace'>, BodyOf<'DELETE /api/workspace'>>({
    query: (body) => request('DELETE /api/workspace', { body }),
  }),
}));

export const { useChangeWorkspaceMutation, useCreateWorkspaceMutation, useDeleteWorkspaceMutation } = workspaceApi;
