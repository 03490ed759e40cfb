import { api, defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';

export const { useOwnWorkspacesQuery } = defineEndpoints('mf-analytics.workspaces', (build) => ({
  /** The shell puts its own list into the store; this one reports why there is none. */
  ownWorkspaces: build.query<ResponseOf<'GET /api/workspaces'>, void>({
    query: () => request('GET /api/workspaces'),
    providesTags: ['Workspace'],
  }),
}));

/** Refetches the list of workspaces, the members and the invitations. */
export const workspacesChanged = () => api.util.invalidateTags(['Workspace']);
