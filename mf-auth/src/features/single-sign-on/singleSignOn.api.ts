import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

export const { useStartSingleSignOnMutation, useCompleteSingleSignOnMutation } = defineEndpoints('mf-auth', (build) => ({
  startSingleSignOn: build.mutation<ResponseOf<'POST /api/auth/oidc/start'>, void>({
    query: () => request('POST /api/auth/oidc/start', { body: { provider: 'oidc' } }),
  }),
  completeSingleSignOn: build.mutation<ResponseOf<'POST /api/auth/oidc/complete'>, BodyOf<'POST /api/auth/oidc/complete'>>({
    query: (body) => request('POST /api/auth/oidc/complete', { body }),
  }),
}));
