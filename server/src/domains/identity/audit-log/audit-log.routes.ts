import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { readCursor, toPage } from '../../../infrastructure/http/input/pageCursor.ts';
import { route } from '../../../infrastructure/http/route.ts';
import { presentAuditEntry } from './audit-log.presenter.ts';
import { listSecurityEntries } from './audit-log.repository.ts';

const PAGE_SIZE = 20;

export function registerAuditLogRoutes(app: FastifyInstance, database: Database): void {
  route(app, 'GET /api/user/audit-log', async ({ user, query: { cursor, limit = PAGE_SIZE } }) => {
    const place = readCursor(cursor);
    const rows = await database.asOwner(user.userId, (queries) =>
      listSecurityEntries(queries, user.userId, { cursor: place, limit: limit + 1 }),
    );
    const page = toPage(rows, limit);
    return { data: { entries: page.rows.map(presentAuditEntry), nextCursor: page.nextCursor } };
  });
}
