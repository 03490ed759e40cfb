import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

export const { useSignInMutation } = defineEndpoints('mf-auth', (build) => ({
  signIn: build.mutation<ResponseOf<'POST /api/auth/login'>, BodyOf<'POST /api/auth/login'>>({
    query: (body) => request('POST /api/auth/login', { body }),
  }),
}));
