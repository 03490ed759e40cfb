import type { FastifyInstance } from 'fastify';
import { route } from '../../infrastructure/http/route.ts';
import type { FlowSecrets } from './createFlowSecrets.ts';

export function registerFlowSecretsRoutes(app: FastifyInstance, secrets: FlowSecrets): void {
  route(app, 'GET /api/flow-secrets', async ({ user }) => ({ data: await secrets.list(user.userId) }));
  route(app, 'PUT /api/flow-secrets', async ({ body, user }) => {
    if (body.value === null) await secrets.remove(user.userId, body.name);
    else await secrets.set(user.userId, body.name, body.value);
    return { data: await secrets.list(user.userId) };
  });
}
