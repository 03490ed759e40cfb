import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

export type SetUp = ResponseOf<'POST /api/user/2fa/setup'>;

export const { useStartTwoFactorMutation, useConfirmTwoFactorMutation } = defineEndpoints('mf-auth', (build) => ({
  startTwoFactor: build.mutation<SetUp, BodyOf<'POST /api/user/2fa/setup'>>({
    query: (body) => request('POST /api/user/2fa/setup', { body }),
  }),
  confirmTwoFactor: build.mutation<ResponseOf<'POST /api/user/2fa/confirm'>, BodyOf<'POST /api/user/2fa/confirm'>>({
    query: (body) => request('POST /api/user/2fa/confirm', { body }),
  }),
}));
