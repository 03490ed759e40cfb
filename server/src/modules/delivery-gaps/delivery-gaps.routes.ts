import type { FastifyInstance } from 'fastify';
import { route } from '../../infrastructure/http/route.ts';
import type { GapDetector } from './createGapDetector.ts';

export function registerDeliveryGapsRoutes(app: FastifyInstance, gaps: Pick<GapDetector, 'state' | 'check'>): void {
  route(app, 'GET /api/webhooks/gaps', async ({ user }) => ({ data: await gaps.state(user.userId) }));
  route(app, 'POST /api/webhooks/gaps/check', async ({ user }) => ({ data: await gaps.check(user.userId) }));
}
