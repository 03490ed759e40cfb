import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

type Answer = ResponseOf<'GET /api/flow-secrets'>;
export type FlowSecret = Answer['data'][number];

const secretsApi = defineEndpoints('mf-flow-builder', (build) => ({
  flowSecrets: build.query<Answer, void>({
    query: () => request('GET /api/flow-secrets'),
  }),
  storeSecret: build.mutation<Answer, BodyOf<'PUT /api/flow-secrets'>>({
    query: (body) => request('PUT /api/flow-secrets', { body }),
    // The response is the updated list.
    async onQueryStarted(_body, { dispatch, queryFulfilled }) {
      const { data } = await queryFulfilled.catch(() => ({ data: null }));
      if (data) dispatch(secretsApi.util.upsertQueryEntries([{ endpointName: 'flowSecrets', arg: undefined, value: data }]));
    },
  }),
}));

export const { useFlowSecretsQuery, useStoreSecretMutation } = secretsApi;
