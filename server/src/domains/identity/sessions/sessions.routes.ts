import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { route } from '../../../infrastructure/http/route.ts';
import { recordAudit } from '../audit-log/index.ts';
import type { Sessions } from './createSessions.ts';
import type { SessionTransport } from './createSessionTransport.ts';
import { presentSession } from './sessions.presenter.ts';

interface Dependencies {
  sessions: Sessions;
  transport: SessionTransport;
  database: Database;
}

export function registerSessionsRoutes(app: FastifyInstance, { sessions, transport, database }: Dependencies): void {
  route(app, 'POST /api/auth/logout', async ({ user, reply }) => {
    await sessions.end(user.userId, user.sessionId, 'signed_out');
    transport.drop(reply);
    return {};
  });
  route(app, 'POST /api/auth/logout-all', async ({ user, reply }) => {
    const ownerId = user.userId;
    const ended = await database.asOwner(ownerId, async (queries) => {
      const ids = await sessions.endAll(queries, ownerId);
      await recordAudit(queries, { ownerId, event: 'sessions_ended', params: { count: String(ids.length) } });
      return ids;
    });
    sessions.announceEnded(ended);
    transport.drop(reply);
    return { ended: ended.length };
  });
  route(app, 'GET /api/auth/sessions', async ({ user }) => {
    const rows = await sessions.list(user.userId);
    return { sessions: rows.map((row) => presentSession(row, user.sessionId)) };
  });
  route(app, 'DELETE /api/auth/sessions/{id}', async ({ user, params }) => {
    await sessions.end(user.userId, params.id, 'sessions_ended');
    return {};
  });
}
