import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

export const { useConfirmEmailMutation } = defineEndpoints('mf-auth', (build) => ({
  confirmEmail: build.mutation<ResponseOf<'POST /api/user/email/confirm'>, BodyOf<'POST /api/user/email/confirm'>>({
    query: (body) => request('POST /api/user/email/confirm', { body }),
  }),
}));
