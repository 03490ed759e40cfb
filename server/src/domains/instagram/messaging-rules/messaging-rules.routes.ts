import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { MessagingRulesService } from './messaging-rules.service.ts';

export function registerMessagingRulesRoutes(app: FastifyInstance, rules: MessagingRulesService): void {
  route(app, 'GET /api/instagram/messaging-rules', async ({ user }) => ({
    data: await rules.get(user.workspaceId, user.accountId),
  }));
  route(app, 'PATCH /api/instagram/messaging-rules', async ({ user, body }) => ({
    data: await rules.change(user.workspaceId, user.accountId, body),
  }));
}
