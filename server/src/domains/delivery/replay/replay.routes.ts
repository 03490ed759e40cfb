import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { ReplayService } from './replay.service.ts';

export function registerReplayRoutes(app: FastifyInstance, replay: ReplayService): void {
  route(app, 'POST /api/webhooks/events/{id}/replay', async ({ params, body, user }) => {
    return { data: await replay.one(user.workspaceId, params.id, body.mode) };
  });
  route(app, 'POST /api/webhooks/replay', async ({ body, user }) => ({ data: await replay.many(user.workspaceId, body) }));
}
