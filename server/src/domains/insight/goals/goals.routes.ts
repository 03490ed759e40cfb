import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { GoalsService } from './goals.service.ts';

export function registerGoalsRoutes(app: FastifyInstance, goals: GoalsService): void {
  route(app, 'GET /api/analytics/goals', async ({ user }) => ({ data: await goals.list(user.workspaceId) }));
  route(app, 'PUT /api/analytics/goals', async ({ user, body }) => ({ data: await goals.set(user.workspaceId, body) }));
}
