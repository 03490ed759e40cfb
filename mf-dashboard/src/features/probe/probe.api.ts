import { defineEndpoints, forAccount, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

export type Probe = BodyOf<'POST /api/flows/probe'>;

export const { useProbeMutation } = defineEndpoints('mf-dashboard.probe', (build) => ({
  probe: build.mutation<ResponseOf<'POST /api/flows/probe'>['data'], { body: Probe; accountId: string | null }>({
    query: ({ body, accountId }) => forAccount(request('POST /api/flows/probe', { body }), accountId),
    transformResponse: ({ data }: ResponseOf<'POST /api/flows/probe'>) => data,
  }),
}));
