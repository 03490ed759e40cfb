import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { PublishingService } from './publishing.service.ts';

export function registerPublishingRoutes(app: FastifyInstance, publishing: PublishingService): void {
  route(app, 'GET /api/publishing', async ({ query, user }) => ({
    data: await publishing.list(user.workspaceId, user.accountId, query),
  }));
  route(app, 'POST /api/publishing', async ({ body, user, record }) => ({
    data: await publishing.create(user, body, (queries, data) => record(queries, { data })),
  }));
  route(app, 'GET /api/publishing/quota', async ({ user }) => ({
    data: await publishing.quota(user.workspaceId, user.accountId),
  }));
  route(app, 'GET /api/publishing/{id}', async ({ params, user }) => ({
    data: await publishing.get(user.workspaceId, params.id),
  }));
  route(app, 'PUT /api/publishing/{id}', async ({ params, body, user, record }) => ({
    data: await publishing.edit(user, params.id, body, (queries, data) => record(queries, { data })),
  }));
  route(app, 'POST /api/publishing/{id}/approve', async ({ params, body, user, record }) => ({
    data: await publishing.approve(user, params.id, body.revision, (queries, data) => record(queries, { data })),
  }));
  route(app, 'POST /api/publishing/{id}/refuse', async ({ params, body, user }) => ({
    data: await publishing.refuse(user, params.id, body),
  }));
  route(app, 'DELETE /api/publishing/{id}', async ({ params, user }) => {
    await publishing.cancel(user, params.id);
    return {};
  });
  route(app, 'POST /api/publishing/{id}/remove', async ({ params, user }) => {
    await publishing.remove(user.workspaceId, params.id);
    return {};
  });
  route(app, 'POST /api/publishing/{id}/retry', async ({ params, user, record }) => {
    return { data: await publishing.retry(user, params.id, (queries, data) => record(queries, { data })) };
  });
}
