import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

export const { useCompleteSignInMutation } = defineEndpoints('mf-auth', (build) => ({
  completeSignIn: build.mutation<ResponseOf<'POST /api/auth/login/2fa'>, BodyOf<'POST /api/auth/login/2fa'>>({
    query: (body) => request('POST /api/auth/login/2fa', { body }),
  }),
}));
