import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

export const { useAskForResetMutation } = defineEndpoints('mf-auth', (build) => ({
  askForReset: build.mutation<ResponseOf<'POST /api/auth/password/forgot'>, BodyOf<'POST /api/auth/password/forgot'>>({
    query: (body) => request('POST /api/auth/password/forgot', { body }),
  }),
}));
