import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

type Variables = ResponseOf<'GET /api/contacts/{id}/variables'>['data'];

const variablesApi = defineEndpoints('mf-dashboard.contact-variables', (build) => ({
  contactVariables: build.query<Variables, string>({
    query: (id) => request('GET /api/contacts/{id}/variables', { params: { id } }),
    transformResponse: ({ data }: ResponseOf<'GET /api/contacts/{id}/variables'>) => data,
    // Flows set them while the contact writes.
    providesTags: ['Thread'],
  }),
  changeVariable: build.mutation<Variables, { id: string } & NonNullable<BodyOf<'PUT /api/contacts/{id}/variables'>>>({
    query: ({ id, ...body }) => request('PUT /api/contacts/{id}/variables', { params: { id }, body }),
    transformResponse: ({ data }: ResponseOf<'PUT /api/contacts/{id}/variables'>) => data,
    async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
      const { data } = await queryFulfilled.catch(() => ({ data: null }));
      if (data) dispatch(variablesApi.util.updateQueryData('contactVariables', id, () => data));
    },
  }),
}));

export const { useContactVariablesQuery, useChangeVariableMutation } = variablesApi;
