import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import { presentFlow, presentFlowWithGraph } from './flows.presenter.ts';
import type { FlowsService } from './flows.service.ts';

export function registerFlowsRoutes(app: FastifyInstance, flows: FlowsService): void {
  route(app, 'POST /api/flow/save', async ({ body, user }) => {
    return { data: presentFlow(await flows.save(user.workspaceId, body)) };
  });
  route(app, 'GET /api/flow/get/{id}', async ({ params, user }) => {
    return { data: presentFlowWithGraph(await flows.get(user.workspaceId, params.id)) };
  });
  route(app, 'GET /api/flow/list', async ({ user }) => {
    return { data: (await flows.list(user.workspaceId)).map(presentFlow) };
  });
  route(app, 'POST /api/flow/{id}/publish', async ({ params, body, user, record }) => {
    const { flow, issues } = await flows.publish(user, params.id, body, (queries, published) =>
      record(queries, { data: presentFlow(published.flow), issues: published.issues }),
    );
    return { data: presentFlow(flow), issues };
  });
  route(app, 'POST /api/flow/{id}/unpublish', async ({ params, user }) => {
    return { data: presentFlow(await flows.unpublish(user.workspaceId, params.id)) };
  });
}
