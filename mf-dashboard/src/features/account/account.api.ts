import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf, WebhookSubscription } from '@fanfare/shared/contracts';

const accountApi = defineEndpoints('mf-dashboard.account', (build) => ({
  accountDetails: build.query<ResponseOf<'GET /api/instagram/account'>['account'], void>({
    query: () => request('GET /api/instagram/account'),
    transformResponse: ({ account }: ResponseOf<'GET /api/instagram/account'>) => account,
    providesTags: ['InstagramStatus'],
  }),
  accounts: build.query<WebhookSubscription[], void>({
    query: () => request('GET /api/webhooks/subscriptions'),
    transformResponse: ({ data }: ResponseOf<'GET /api/webhooks/subscriptions'>) => data,
    providesTags: ['InstagramStatus'],
  }),
  disconnectAccount: build.mutation<ResponseOf<'DELETE /api/instagram/disconnect'>, void>({
    query: () => request('DELETE /api/instagram/disconnect'),
    invalidatesTags: (_, error) => (error ? [] : ['InstagramStatus']),
  }),
  proveIdentity: build.mutation<ResponseOf<'POST /api/auth/step-up'>, BodyOf<'POST /api/auth/step-up'>>({
    query: (body) => request('POST /api/auth/step-up', { body }),
  }),
}));

export const { useAccountDetailsQuery, useAccountsQuery, useDisconnectAccountMutation, useProveIdentityMutation } = accountApi;
