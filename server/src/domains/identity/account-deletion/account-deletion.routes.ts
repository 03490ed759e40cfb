import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { SessionCarrier } from '../sessions/index.ts';
import type { AccountDeletionService } from './account-deletion.service.ts';

export function registerAccountDeletionRoutes(
  app: FastifyInstance,
  deletion: AccountDeletionService,
  carrier: SessionCarrier,
): void {
  route(app, 'DELETE /api/user/delete', async ({ user, body, reply }) => {
    await deletion.delete(user, body.password, body);
    carrier.drop(reply);
    return {};
  });
}
