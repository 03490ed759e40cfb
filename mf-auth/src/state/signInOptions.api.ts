import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';

export const { useSignInOptionsQuery } = defineEndpoints('mf-auth', (build) => ({
  signInOptions: build.query<ResponseOf<'GET /api/auth/options'>, void>({
    query: () => request('GET /api/auth/options'),
  }),
}));
