import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { ContactErasureService } from './contact-erasure.service.ts';

export function registerContactErasureRoutes(app: FastifyInstance, erasures: ContactErasureService): void {
  route(app, 'DELETE /api/contacts/{id}', async ({ params, user, record }) => {
    await erasures.request(user.workspaceId, params.id, (queries) => record(queries, {}));
    return {};
  });
}
