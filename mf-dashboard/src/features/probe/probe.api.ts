import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

export type Probe = BodyOf<'POST /api/flows/probe'>;

export const { useProbeMutation } = defineEndpoints('mf-dashboard.probe', (build) => ({
  probe: build.mutation<ResponseOf<'POST /api/flows/probe'>['data'], Probe>({
    query: (body) => request('POST /api/flows/probe', { body }),
    transformResponse: ({ data }: ResponseOf<'POST /api/flows/probe'>) => data,
  }),
}));
