import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { CommentsService } from './comments.service.ts';

export function registerCommentsRoutes(app: FastifyInstance, comments: CommentsService): void {
  route(app, 'GET /api/comments', async ({ query, user }) => ({ data: await comments.comments(user, query) }));
  route(app, 'GET /api/comments/posts', async ({ user }) => ({ data: await comments.posts(user) }));
  route(app, 'POST /api/comments/sync', ({ user }) => comments.sync(user.workspaceId, user.accountId));
  route(app, 'POST /api/comments/{id}/reply', async ({ params, body, user }) => {
    return { data: await comments.reply(user.workspaceId, params.id, body.text) };
  });
  route(app, 'POST /api/comments/{id}/hide', async ({ params, body, user }) => {
    return { data: await comments.hide(user.workspaceId, params.id, body.isHidden) };
  });
  route(app, 'DELETE /api/comments/{id}', async ({ params, user }) => {
    await comments.delete(user.workspaceId, params.id);
    return {};
  });
  route(app, 'POST /api/comments/{id}/private-reply', async ({ params, body, user, record }) => {
    return {
      data: await comments.replyPrivately(user.workspaceId, params.id, body.text, (queries, data) => record(queries, { data })),
    };
  });
}
