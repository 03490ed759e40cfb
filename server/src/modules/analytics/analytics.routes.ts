import type { AnalyticsPeriod } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../infrastructure/clock/Clock.ts';
import type { Database } from '../../infrastructure/database/Database.ts';
import { route } from '../../infrastructure/http/route.ts';
import { readMessageVolume } from './messageVolume.readModel.ts';

const DEFAULT_PERIOD: AnalyticsPeriod = '7d';
const hoursOf: Record<AnalyticsPeriod, number> = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24, '90d': 90 * 24 };
const HOUR_MS = 60 * 60 * 1000;

export function registerAnalyticsRoutes(app: FastifyInstance, { database, clock }: { database: Database; clock: Clock }): void {
  route(app, 'GET /api/analytics/messages', async ({ query, user }) => {
    const period = query.period ?? DEFAULT_PERIOD;
    const until = new Date(clock.nowMs());
    const since = new Date(until.getTime() - hoursOf[period] * HOUR_MS);
    const volume = await database.asOwner(user.userId, (queries) => readMessageVolume(queries, user.userId, since, until));
    return { data: { period, ...volume } };
  });
}
