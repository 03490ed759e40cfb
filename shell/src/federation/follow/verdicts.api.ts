import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

const verdictsApi = defineEndpoints('shell.verdicts', (build) => ({
  sendVerdict: build.mutation<ResponseOf<'POST /api/releases/verdicts'>, BodyOf<'POST /api/releases/verdicts'>>({
    query: (body) => request('POST /api/releases/verdicts', { body }),
  }),
}));

export const { useSendVerdictMutation } = verdictsApi;
