import { api } from '@fanfare/shared/api';

/** Refetches the list of workspaces, the members and the invitations. */
export const workspacesChanged = () => api.util.invalidateTags(['Workspace']);
