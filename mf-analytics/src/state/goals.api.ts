import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

type Goals = ResponseOf<'GET /api/analytics/goals'>['data'];

const goalsApi = defineEndpoints('mf-analytics.goals', (build) => ({
  goals: build.query<Goals, void>({
    query: () => request('GET /api/analytics/goals'),
    transformResponse: ({ data }: ResponseOf<'GET /api/analytics/goals'>) => data,
    providesTags: ['Analytics'],
  }),
  setGoals: build.mutation<Goals, BodyOf<'PUT /api/analytics/goals'>>({
    query: (body) => request('PUT /api/analytics/goals', { body }),
    transformResponse: ({ data }: ResponseOf<'PUT /api/analytics/goals'>) => data,
    // The response contains the stored goals, so no refetch is needed.
    onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
      const answer = await queryFulfilled.catch(() => null);
      if (answer) dispatch(goalsApi.util.upsertQueryEntries([{ endpointName: 'goals', arg: undefined, value: answer.data }]));
    },
  }),
}));

export const { useGoalsQuery, useSetGoalsMutation } = goalsApi;
