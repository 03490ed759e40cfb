import { message } from '@fanfare/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../../infrastructure/http/AppError.ts';
import { route } from '../../../../infrastructure/http/route.ts';
import { presentFlow, presentFlowWithGraph } from '../flows.presenter.ts';
import { presentVersion } from './versions.presenter.ts';
import type { VersionsService } from './versions.service.ts';

export function registerVersionsRoutes(app: FastifyInstance, versions: VersionsService): void {
  route(app, 'GET /api/flow/{id}/versions', async ({ params, user }) => {
    return { data: (await versions.list(user.workspaceId, params.id)).map(presentVersion) };
  });
  route(app, 'GET /api/flow/{id}/versions/{version}', async ({ params, user }) => {
    const version = await versions.get(user.workspaceId, params.id, params.version);
    return { data: { ...presentVersion(version), nodes: version.nodes, edges: version.edges } };
  });
  route(app, 'POST /api/flow/{id}/versions/{version}/restore', async ({ params, body, user }) => {
    const flow = await versions.restore(user.workspaceId, params.id, params.version, body.revision ?? null);
    return { data: presentFlowWithGraph(flow) };
  });
  route(app, 'PUT /api/flow/{id}/draft', async ({ params, body, user, request }) => {
    return { data: presentFlow(await versions.saveDraft(user.workspaceId, params.id, body, revisionOf(request))) };
  });
  route(app, 'PATCH /api/flow/{id}', async ({ params, body, user }) => {
    return { data: presentFlow(await versions.rename(user.workspaceId, params.id, body.name)) };
  });
  route(app, 'PUT /api/flow/{id}/accounts', async ({ params, body, user }) => {
    return { data: presentFlow(await versions.setAccounts(user.workspaceId, params.id, body.accountIds)) };
  });
  route(app, 'DELETE /api/flow/{id}', async ({ params, user }) => {
    await versions.remove(user.workspaceId, params.id);
    return {};
  });
}

/** `If-Match: "7"`; the quotes are optional. */
function revisionOf(request: FastifyRequest): number {
  const revision = /^"?(\d{1,9})"?$/.exec(request.headers['if-match'] ?? '')?.[1];
  if (revision === undefined) {
    throw new AppError('validation_failed', {
      text: message('requests.invalid-if-match'),
    });
  }
  return Number(revision);
}
