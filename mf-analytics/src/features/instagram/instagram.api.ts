import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';

export type InstagramAccount = ResponseOf<'GET /api/instagram/account'>['account'];

const instagramApi = defineEndpoints('mf-analytics.instagram', (build) => ({
  viewedAccount: build.query<InstagramAccount, void>({
    query: () => request('GET /api/instagram/account'),
    transformResponse: ({ account }: ResponseOf<'GET /api/instagram/account'>) => account,
  }),
  endConnection: build.mutation<ResponseOf<'DELETE /api/instagram/disconnect'>, void>({
    query: () => request('DELETE /api/instagram/disconnect'),
    invalidatesTags: (_, error) => (error ? [] : ['InstagramStatus']),
  }),
}));

export const { useEndConnectionMutation, useLazyViewedAccountQuery } = instagramApi;
