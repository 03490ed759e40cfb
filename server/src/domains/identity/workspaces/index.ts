export { presentWorkspace } from './workspaces.presenter.ts';
export { listWorkspaces, needsApproval, requireRoom, type WorkspaceRow } from './workspaces.repository.ts';
export { registerWorkspacesRoutes } from './workspaces.routes.ts';
export { createWorkspacesService, type WorkspacesService } from './workspaces.service.ts';
