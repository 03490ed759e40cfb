import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { AccountExportService } from './account-export.service.ts';

export function registerAccountExportRoutes(app: FastifyInstance, accountExport: AccountExportService): void {
  route(app, 'GET /api/user/export', async ({ user, reply }) => {
    await accountExport.allow(user);
    reply.header('content-disposition', 'attachment; filename="fanfare-export.json"');
    return Readable.from(accountExport.write(user.userId));
  });
}
