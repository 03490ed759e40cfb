import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { ContactVariablesService } from './contact-variables.service.ts';

export function registerContactVariablesRoutes(app: FastifyInstance, variables: ContactVariablesService): void {
  route(app, 'GET /api/contacts/{id}/variables', async ({ params, user }) => ({
    data: await variables.list(user.workspaceId, params.id),
  }));
  route(app, 'PUT /api/contacts/{id}/variables', async ({ params, body, user }) => ({
    data: await variables.change(user, params.id, body),
  }));
}
