import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';

const accessApi = defineEndpoints('shell.access', (build) => ({
  releaseAccess: build.query<boolean, void>({
    query: () => request('GET /api/releases/access'),
    transformResponse: ({ data }: ResponseOf<'GET /api/releases/access'>) => data.isStaff,
  }),
}));

export const { useReleaseAccessQuery } = accessApi;
