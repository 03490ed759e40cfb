import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { NotificationSettingsService } from './notification-settings.service.ts';

export function registerNotificationSettingsRoutes(app: FastifyInstance, service: NotificationSettingsService): void {
  route(app, 'GET /api/user/notifications/settings', async ({ user }) => ({ settings: await service.get(user.workspaceId) }));
  route(app, 'PATCH /api/user/notifications/settings', async ({ user, body }) => ({
    settings: await service.change(user.workspaceId, body),
  }));
}
