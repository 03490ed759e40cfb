import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

const START = 'POST /api/auth/sample-account';
const ENTER = 'POST /api/auth/sample-account/enter';

export const { useStartSampleAccountMutation, useEnterSampleAccountMutation } = defineEndpoints('mf-auth', (build) => ({
  startSampleAccount: build.mutation<ResponseOf<typeof START>, void>({
    query: () => request(START, { body: { sample: 'shop' } }),
  }),
  enterSampleAccount: build.mutation<ResponseOf<typeof ENTER>, BodyOf<typeof ENTER>>({
    query: (body) => request(ENTER, { body }),
  }),
}));
