import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf, UserLimit } from '@fanfare/shared/contracts';

export const { useUserLimitsQuery } = defineEndpoints('mf-analytics.limits', (build) => ({
  userLimits: build.query<UserLimit[], void>({
    query: () => request('GET /api/user/limits'),
    transformResponse: ({ limits }: ResponseOf<'GET /api/user/limits'>) => limits,
  }),
}));
