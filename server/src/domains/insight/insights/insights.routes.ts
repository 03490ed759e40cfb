import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { RateLimits } from '../../identity/rate-limits/index.ts';
import type { AccountAccess } from '../../instagram/instagram-accounts/index.ts';
import { type FetchDependencies, fetchInsights } from './fetchInsights.ts';

interface Dependencies extends FetchDependencies {
  access: AccountAccess;
  attempts: RateLimits;
}

export function registerInsightsRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { access, attempts } = dependencies;
  route(app, 'POST /api/analytics/insights/sync', ({ user }) =>
    access.use(user.workspaceId, user.accountId, async (usable) => {
      await attempts.takeOf('insights', user.workspaceId);
      return fetchInsights(dependencies, usable);
    }),
  );
}
