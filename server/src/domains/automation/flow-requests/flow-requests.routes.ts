import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { createRequestTrial } from './createRequestTrial.ts';

export function registerFlowRequestsRoutes(app: FastifyInstance, tryRequest: ReturnType<typeof createRequestTrial>): void {
  route(app, 'POST /api/flow-requests/test', async ({ body, user }) => ({ data: await tryRequest(user.workspaceId, body) }));
}
