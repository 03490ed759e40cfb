import type { FastifyInstance } from 'fastify';
import { route } from '../../infrastructure/http/route.ts';
import { clearSiteData } from '../sessions/index.ts';
import type { AccountDeletionService } from './account-deletion.service.ts';

export function registerAccountDeletionRoutes(app: FastifyInstance, deletion: AccountDeletionService): void {
  route(app, 'DELETE /api/user/delete', async ({ user, body, reply }) => {
    await deletion.delete(user, body.password, body);
    clearSiteData(reply);
    return {};
  });
}
