import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { DecisionsService } from './decisions.service.ts';

export function registerDecisionsRoutes(app: FastifyInstance, decisions: DecisionsService): void {
  route(app, 'GET /api/webhooks/events/{id}/why', async ({ params, user }) => {
    return { data: await decisions.why(user, params.id) };
  });
}
