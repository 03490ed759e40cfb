export { presentWorkspace } from './workspaces.presenter.ts';
export { listWorkspaces, needsApproval, type WorkspaceRow } from './workspaces.repository.ts';
export { registerWorkspacesRoutes } from './workspaces.routes.ts';
export { createWorkspacesService, type WorkspacesService } from './workspaces.service.ts';
