import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { route } from '../../../infrastructure/http/route.ts';
import { findConnectedAccount } from '../instagram-accounts/index.ts';
import { listCompetingSenders, listDoubleReplies } from './competing-senders.readModel.ts';
import { warnOfCompetingSenders } from './warnOfCompetingSenders.ts';

const DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

export function registerCompetingSendersRoutes(
  app: FastifyInstance,
  { database, clock }: { database: Database; clock: Clock },
): void {
  route(app, 'GET /api/webhooks/other-senders', async ({ query, user }) => {
    const since = new Date(clock.nowMs() - (query.days ?? DAYS) * DAY_MS);
    const { workspaceId: ownerId, accountId } = user;
    return database.asOwner(ownerId, async (queries) => {
      await findConnectedAccount(queries, ownerId, accountId);
      const senders = await listCompetingSenders(queries, ownerId, { accountId, since });
      const doubleReplies = await listDoubleReplies(queries, ownerId, { accountId, since });
      return {
        data: {
          since: since.toISOString(),
          senders: senders.map((sender) => ({
            ...sender,
            kind: sender.appId === null ? ('phone' as const) : ('app' as const),
            firstSeenAt: sender.firstSeenAt.toISOString(),
            lastSeenAt: sender.lastSeenAt.toISOString(),
          })),
          doubleReplies: doubleReplies.map((reply) => ({ ...reply, at: reply.at.toISOString() })),
          warnings: await warnOfCompetingSenders(queries, ownerId, accountId, clock),
        },
      };
    });
  });
}
