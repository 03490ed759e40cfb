import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

const securityApi = defineEndpoints('mf-analytics.security', (build) => ({
  changePassword: build.mutation<ResponseOf<'POST /api/auth/password/change'>, BodyOf<'POST /api/auth/password/change'>>({
    query: (body) => request('POST /api/auth/password/change', { body }),
  }),
  /** Returns an object URL, so that the store holds no copy of the file. */
  exportData: build.mutation<string, void>({
    query: () => request('GET /api/user/export'),
    transformResponse: (stored: ResponseOf<'GET /api/user/export'>) =>
      URL.createObjectURL(new Blob([JSON.stringify(stored, null, 2)], { type: 'application/json' })),
  }),
}));

export const { useChangePasswordMutation, useExportDataMutation } = securityApi;
