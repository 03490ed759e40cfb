import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { route } from '../../../infrastructure/http/route.ts';
import type { Canaries } from '../release-canary/index.ts';
import type { ReleaseHealth } from './createReleaseHealth.ts';
import { createReportLimit } from './createReportLimit.ts';

interface Dependencies {
  health: ReleaseHealth;
  canaries: Canaries;
  clock: Clock;
}

export function registerReleaseHealthRoutes(app: FastifyInstance, { health, canaries, clock }: Dependencies): void {
  const limit = createReportLimit(clock);
  route(app, 'POST /api/releases/boots', async ({ body, request }) => {
    limit(request.ip);
    const [counted] = await Promise.all([health.count(body.boots), canaries.count(body.boots, request.ip)]);
    return { counted };
  });
}
