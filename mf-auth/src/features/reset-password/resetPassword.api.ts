import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

export const { useResetPasswordMutation } = defineEndpoints('mf-auth', (build) => ({
  resetPassword: build.mutation<ResponseOf<'POST /api/auth/password/reset'>, BodyOf<'POST /api/auth/password/reset'>>({
    query: (body) => request('POST /api/auth/password/reset', { body }),
  }),
}));
