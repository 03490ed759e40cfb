import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { MissedKeywordsService } from './missed-keywords.service.ts';

const DAYS = 7;

export function registerMissedKeywordsRoutes(app: FastifyInstance, missed: MissedKeywordsService): void {
  route(app, 'GET /api/webhooks/missed-keywords', async ({ query, user }) => {
    const { since, ...found } = await missed.find(user, query.days ?? DAYS);
    return { data: { since: since.toISOString(), ...found } };
  });
}
