import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { FlowSecrets } from './createFlowSecrets.ts';
import { presentSecret } from './flow-secrets.presenter.ts';

export function registerFlowSecretsRoutes(app: FastifyInstance, secrets: FlowSecrets): void {
  const listOf = async (ownerId: string) => ({ data: (await secrets.list(ownerId)).map(presentSecret) });
  route(app, 'GET /api/flow-secrets', ({ user }) => listOf(user.workspaceId));
  route(app, 'PUT /api/flow-secrets', async ({ body, user }) => {
    if (body.value === null) await secrets.remove(user.workspaceId, body.name);
    else await secrets.set(user.workspaceId, body.name, body.value);
    return listOf(user.workspaceId);
  });
}
