import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { SessionTransport } from '../sessions/index.ts';
import type { AccountDeletionService } from './account-deletion.service.ts';

export function registerAccountDeletionRoutes(
  app: FastifyInstance,
  deletion: AccountDeletionService,
  transport: SessionTransport,
): void {
  route(app, 'DELETE /api/user/delete', async ({ user, body, reply }) => {
    await deletion.delete(user, body.password, body);
    transport.drop(reply);
    return {};
  });
  route(app, 'DELETE /api/workspace', async ({ user, body }) => {
    await deletion.deleteWorkspace(user, body.password);
    return {};
  });
}
