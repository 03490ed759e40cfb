import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import { presentAutomation } from './automations.presenter.ts';
import type { AutomationsService } from './automations.service.ts';

export function registerAutomationsRoutes(app: FastifyInstance, automations: AutomationsService): void {
  route(app, 'GET /api/flows', async ({ user }) => {
    return { data: (await automations.list(user.workspaceId)).map(presentAutomation) };
  });
  route(app, 'GET /api/flows/activity', async ({ user }) => ({
    data: await automations.activity(user.workspaceId, user.accountId),
  }));
  route(app, 'POST /api/flows', async ({ body, user }) => {
    return { data: presentAutomation(await automations.create(user, body)) };
  });
  route(app, 'PATCH /api/flows/order', async ({ body, user }) => {
    return { data: (await automations.order(user.workspaceId, body.ids)).map(presentAutomation) };
  });
  route(app, 'PATCH /api/flows/{id}', async ({ params, body, user }) => {
    return { data: presentAutomation(await automations.edit(user, params.id, body)) };
  });
  route(app, 'PATCH /api/flows/{id}/toggle', async ({ params, query, user }) => {
    return { data: presentAutomation(await automations.toggle(user, params.id, query.isActive)) };
  });
  route(app, 'POST /api/flows/{id}/duplicate', async ({ params, user }) => {
    return { data: presentAutomation(await automations.duplicate(user.workspaceId, params.id)) };
  });
  route(app, 'POST /api/flows/{id}/keywords', async ({ params, body, user }) => {
    return { data: presentAutomation(await automations.addKeywords(user, params.id, body.keywords)) };
  });
  route(app, 'DELETE /api/flows/{id}', async ({ params, user }) => {
    await automations.remove(user.workspaceId, params.id);
    return {};
  });
  route(app, 'POST /api/flows/probe', async ({ body, user }) => {
    const { chosen, considered, replies } = await automations.probe(user.workspaceId, user.accountId, body);
    return { data: { chosen: chosen?.id ?? null, considered, replies } };
  });
}
