import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

export const { useSignUpMutation } = defineEndpoints('mf-auth', (build) => ({
  signUp: build.mutation<ResponseOf<'POST /api/auth/register'>, BodyOf<'POST /api/auth/register'>>({
    query: (body) => request('POST /api/auth/register', { body }),
  }),
}));
