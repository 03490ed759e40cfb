import { serverPaths } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { route } from '../../../infrastructure/http/route.ts';
import { requireAdmin } from '../../identity/admin/index.ts';
import { createReportLimit } from '../release-health/index.ts';
import { countReport, listReports } from './csp-reports.repository.ts';
import { readReports } from './readReports.ts';

export const REPORT_DAYS = 30;
const SHOWN = 100;
const BODY_MAX_BYTES = 64 * 1024;
const contentTypes = ['application/csp-report', 'application/reports+json'];

/** Security control S12. */
export async function registerCspReportRoutes(
  app: FastifyInstance,
  { database, clock }: { database: Database; clock: Clock },
): Promise<void> {
  const limit = createReportLimit(clock);

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(contentTypes, { parseAs: 'string', bodyLimit: BODY_MAX_BYTES }, (_request, body, done) => {
      try {
        done(null, JSON.parse(body));
      } catch (cause) {
        done(new AppError('bad_request', { cause }));
      }
    });
    scope.post(serverPaths.cspReports, { schema: { hide: true }, bodyLimit: BODY_MAX_BYTES }, async (request, reply) => {
      limit(request.ip);
      // Sequential, because parallel requests with the same reports would deadlock.
      for (const report of readReports(request.body)) await countReport(database.system, report);
      return reply.code(204).send();
    });
  });

  route(app, 'GET /api/releases/csp-reports', async ({ user }) => {
    await requireAdmin(database.system, user);
    const rows = await listReports(database.system, REPORT_DAYS, SHOWN);
    return {
      data: {
        reports: rows.map(({ first_at, last_at, ...row }) => ({
          ...row,
          firstAt: first_at.toISOString(),
          lastAt: last_at.toISOString(),
        })),
      },
    };
  });
}
