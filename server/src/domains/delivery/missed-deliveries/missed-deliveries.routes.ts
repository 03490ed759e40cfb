import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { MissedDeliveryDetector } from './createMissedDeliveryDetector.ts';

export function registerMissedDeliveriesRoutes(
  app: FastifyInstance,
  gaps: Pick<MissedDeliveryDetector, 'state' | 'check'>,
): void {
  route(app, 'GET /api/webhooks/gaps', async ({ user }) => ({ data: await gaps.state(user.workspaceId, user.accountId) }));
  route(app, 'POST /api/webhooks/gaps/check', async ({ user }) => ({
    data: await gaps.check(user.workspaceId, user.accountId),
  }));
}
