import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

const dangerApi = defineEndpoints('mf-analytics.danger', (build) => ({
  deleteAccount: build.mutation<ResponseOf<'DELETE /api/user/delete'>, BodyOf<'DELETE /api/user/delete'>>({
    query: (body) => request('DELETE /api/user/delete', { body }),
  }),
}));

export const { useDeleteAccountMutation } = dangerApi;
