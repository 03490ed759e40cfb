import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../infrastructure/clock/Clock.ts';
import { route } from '../../infrastructure/http/route.ts';
import type { ReleaseHealth } from './createReleaseHealth.ts';
import { createReportLimit } from './createReportLimit.ts';

export function registerReleaseHealthRoutes(app: FastifyInstance, health: ReleaseHealth, clock: Clock): void {
  const limit = createReportLimit(clock);
  route(app, 'POST /api/releases/boots', async ({ body, request }) => {
    limit(request.ip);
    return { counted: await health.count(body.boots) };
  });
}
