import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../../infrastructure/context/Context.ts';
import { createRateLimits } from '../identity/rate-limits/index.ts';
import { createRollupJob, registerAnalyticsRoutes } from './analytics/index.ts';
import { createGoalJob, createGoalsService, registerGoalsRoutes } from './goals/index.ts';
import { createInsightsJob, registerInsightsRoutes } from './insights/index.ts';
import { createMissedKeywordsService, registerMissedKeywordsRoutes } from './missed-keywords/index.ts';

export const insight = fp(register, { name: 'insight', dependencies: ['instagram'] });

async function register(http: FastifyInstance, { context }: { context: Context }): Promise<void> {
  const { database, clock } = context;
  const shared = { ...context, instagram: http.instagram.client, access: http.instagram.access };
  const background = { ...shared, database: database.of('background'), pollMs: context.limits.pollMs };
  context.background.add('background', createRollupJob(background), createGoalJob(background), createInsightsJob(background));
  if (!context.has('web')) return;
  registerAnalyticsRoutes(http, { database, clock });
  registerGoalsRoutes(http, createGoalsService({ database, clock }));
  registerInsightsRoutes(http, { ...shared, attempts: createRateLimits({ database, clock }) });
  registerMissedKeywordsRoutes(http, createMissedKeywordsService({ database, clock }));
}
