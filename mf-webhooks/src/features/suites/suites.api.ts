import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

type Suites = ResponseOf<'GET /api/webhooks/testing/suites'>;

const suitesApi = defineEndpoints('mf-webhooks.suites', (build) => ({
  testSuites: build.query<Suites, void>({
    query: () => request('GET /api/webhooks/testing/suites'),
  }),
  createSuite: build.mutation<
    ResponseOf<'POST /api/webhooks/testing/create-suite'>,
    BodyOf<'POST /api/webhooks/testing/create-suite'>
  >({
    query: (body) => request('POST /api/webhooks/testing/create-suite', { body }),
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const { data } = await queryFulfilled.catch(() => ({ data: null }));
      if (data)
        dispatch(suitesApi.util.updateQueryData('testSuites', undefined, (draft) => void draft.suites.unshift(data.suite)));
    },
  }),
  executeSuite: build.mutation<ResponseOf<'POST /api/webhooks/testing/execute-suite/{id}'>, string>({
    query: (id) => request('POST /api/webhooks/testing/execute-suite/{id}', { params: { id } }),
    invalidatesTags: ['Event'],
    async onQueryStarted(id, { dispatch, queryFulfilled }) {
      const { data } = await queryFulfilled.catch(() => ({ data: null }));
      dispatch(
        suitesApi.util.updateQueryData('testSuites', undefined, (draft) => {
          for (const suite of draft.suites) if (suite.id === id) suite.progress = null;
          if (data) draft.results.unshift(data);
        }),
      );
    },
  }),
  cleanUpTests: build.mutation<ResponseOf<'POST /api/webhooks/testing/cleanup'>, void>({
    query: () => request('POST /api/webhooks/testing/cleanup'),
    invalidatesTags: ['Event', 'EventCounts'],
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const { data } = await queryFulfilled.catch(() => ({ data: null }));
      if (!data) return;
      dispatch(
        suitesApi.util.updateQueryData('testSuites', undefined, () => ({ success: true as const, suites: [], results: [] })),
      );
    },
  }),
  undoCleanUp: build.mutation<
    ResponseOf<'POST /api/webhooks/testing/cleanup/undo'>,
    BodyOf<'POST /api/webhooks/testing/cleanup/undo'>
  >({
    query: (body) => request('POST /api/webhooks/testing/cleanup/undo', { body }),
    async onQueryStarted(_, { dispatch, queryFulfilled }) {
      const { data } = await queryFulfilled.catch(() => ({ data: null }));
      if (data) void dispatch(suitesApi.endpoints.testSuites.initiate(undefined, { subscribe: false, forceRefetch: true }));
    },
  }),
}));

export const {
  useTestSuitesQuery,
  useCreateSuiteMutation,
  useExecuteSuiteMutation,
  useCleanUpTestsMutation,
  useUndoCleanUpMutation,
} = suitesApi;
