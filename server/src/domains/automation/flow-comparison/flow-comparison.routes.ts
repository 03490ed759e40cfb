import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { FlowComparisonService } from './flow-comparison.service.ts';

export function registerFlowComparisonRoutes(app: FastifyInstance, comparison: FlowComparisonService): void {
  route(app, 'POST /api/flow/{id}/compare', async ({ params, body, user }) => {
    return { data: await comparison.compare(user.workspaceId, params.id, body) };
  });
}
