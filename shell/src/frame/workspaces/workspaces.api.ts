import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

export const { useAddWorkspaceMutation } = defineEndpoints('shell.workspaces', (build) => ({
  addWorkspace: build.mutation<ResponseOf<'POST /api/workspaces'>, BodyOf<'POST /api/workspaces'>>({
    query: (body) => request('POST /api/workspaces', { body }),
    invalidatesTags: ['Workspace'],
  }),
}));
