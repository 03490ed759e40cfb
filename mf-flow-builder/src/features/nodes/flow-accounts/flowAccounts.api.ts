import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';
import { flowsApi } from '../../../state/flows.api.ts';

type Choice = BodyOf<'PUT /api/flow/{id}/accounts'> & { id: string };

const accountsApi = defineEndpoints('mf-flow-builder', (build) => ({
  chooseFlowAccounts: build.mutation<ResponseOf<'PUT /api/flow/{id}/accounts'>, Choice>({
    query: ({ id, ...body }) => request('PUT /api/flow/{id}/accounts', { params: { id }, body }),
    onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
      const answer = await queryFulfilled.catch(() => null);
      if (!answer) return;
      const { accountIds } = answer.data.data;
      dispatch(
        flowsApi.util.updateQueryData('listedFlows', undefined, ({ data }) => {
          const flow = data.find((one) => one.id === id);
          if (flow) flow.accountIds = accountIds;
        }),
      );
    },
    // A refused account may be disconnected by now.
    invalidatesTags: (_, error) => (error ? ['InstagramStatus'] : ['Flow']),
  }),
}));

export const { useChooseFlowAccountsMutation } = accountsApi;
