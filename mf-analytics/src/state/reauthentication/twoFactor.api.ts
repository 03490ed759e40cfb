import { api, defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

const twoFactorApi = defineEndpoints('mf-analytics.twoFactor', (build) => ({
  twoFactor: build.query<ResponseOf<'GET /api/user/2fa'>, void>({
    query: () => request('GET /api/user/2fa'),
    providesTags: ['Session'],
  }),
  mailTwoFactor: build.mutation<ResponseOf<'POST /api/user/2fa/enable'>, void>({
    query: () => request('POST /api/user/2fa/enable'),
  }),
  disableTwoFactor: build.mutation<ResponseOf<'POST /api/user/2fa/disable'>, BodyOf<'POST /api/user/2fa/disable'>>({
    query: (body) => request('POST /api/user/2fa/disable', { body }),
  }),
}));

export const { useDisableTwoFactorMutation, useLazyTwoFactorQuery, useMailTwoFactorMutation, useTwoFactorQuery } = twoFactorApi;

/** Refetches the user's sessions with the current token. */
export const sessionsChanged = () => api.util.invalidateTags(['Session']);
