import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { MonitoringService } from './monitoring.service.ts';

export function registerMonitoringRoutes(app: FastifyInstance, monitoring: MonitoringService): void {
  route(app, 'GET /api/webhooks/monitoring/dashboard', async ({ user }) => monitoring.dashboard(user.workspaceId));
  route(app, 'GET /api/webhooks/monitoring/status', async ({ user }) => monitoring.status(user.workspaceId));
  route(app, 'GET /api/webhooks/monitoring/errors', async ({ user }) => monitoring.errors(user.workspaceId));
  route(app, 'GET /api/webhooks/monitoring/history', async ({ user }) => ({ hours: await monitoring.history(user.workspaceId) }));
  route(app, 'POST /api/webhooks/monitoring/health-check', async ({ user }) => {
    return { health: await monitoring.checkAll(user.workspaceId) };
  });
}
