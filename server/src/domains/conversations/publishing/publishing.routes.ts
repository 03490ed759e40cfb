import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { PublishingService } from './publishing.service.ts';

export function registerPublishingRoutes(app: FastifyInstance, publishing: PublishingService): void {
  route(app, 'GET /api/publishing', async ({ query, user }) => ({ data: await publishing.list(user.userId, query) }));
  route(app, 'POST /api/publishing', async ({ body, user, record }) => ({
    data: await publishing.create(user.userId, body, (queries, data) => record(queries, { data })),
  }));
  route(app, 'GET /api/publishing/quota', async ({ user }) => ({ data: await publishing.quota(user.userId) }));
  route(app, 'GET /api/publishing/{id}', async ({ params, user }) => ({ data: await publishing.get(user.userId, params.id) }));
  route(app, 'DELETE /api/publishing/{id}', async ({ params, user }) => {
    await publishing.cancel(user.userId, params.id);
    return {};
  });
  route(app, 'POST /api/publishing/{id}/remove', async ({ params, user }) => {
    await publishing.remove(user.userId, params.id);
    return {};
  });
  route(app, 'POST /api/publishing/{id}/retry', async ({ params, user, record }) => {
    return { data: await publishing.retry(user.userId, params.id, (queries, data) => record(queries, { data })) };
  });
}
