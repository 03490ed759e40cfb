import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { ConnectionDiagnosticsService } from './connection-diagnostics.service.ts';

export function registerConnectionDiagnosticsRoutes(app: FastifyInstance, doctor: ConnectionDiagnosticsService): void {
  route(app, 'GET /api/instagram/doctor', async ({ user }) => ({
    data: await doctor.examine(user.workspaceId, user.accountId),
  }));
  route(app, 'POST /api/instagram/doctor/fix', async ({ body, user }) => ({
    data: await doctor.fix(user.workspaceId, user.accountId, body.check),
  }));
}
