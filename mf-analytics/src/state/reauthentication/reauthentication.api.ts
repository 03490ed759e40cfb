import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

const reauthenticationApi = defineEndpoints('mf-analytics.proof', (build) => ({
  proveIdentity: build.mutation<ResponseOf<'POST /api/auth/step-up'>, BodyOf<'POST /api/auth/step-up'>>({
    query: (body) => request('POST /api/auth/step-up', { body }),
  }),
}));

export const { useProveIdentityMutation } = reauthenticationApi;
