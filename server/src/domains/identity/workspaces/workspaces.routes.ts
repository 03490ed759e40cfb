import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import { presentWorkspace } from './workspaces.presenter.ts';
import type { WorkspacesService } from './workspaces.service.ts';

export function registerWorkspacesRoutes(app: FastifyInstance, workspaces: WorkspacesService): void {
  route(app, 'GET /api/workspaces', async ({ user }) => ({
    workspaces: (await workspaces.list(user.userId)).map(presentWorkspace),
    currentId: user.workspaceId,
  }));
  route(app, 'POST /api/workspaces', async ({ user, body }) => ({
    workspace: presentWorkspace(await workspaces.create(user.userId, body.name)),
  }));
  route(app, 'PATCH /api/workspace', async ({ user, body }) => ({
    workspace: presentWorkspace(await workspaces.change(user, body)),
  }));
}
