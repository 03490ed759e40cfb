import { defineEndpoints, request } from '@fanfare/shared/api';
import type { ResponseOf } from '@fanfare/shared/contracts';

export const { useSwitchSubscriptionMutation, useDeleteSubscriptionMutation, useCreateSubscriptionMutation } = defineEndpoints(
  'mf-webhooks.change-subscriptions',
  (build) => ({
    switchSubscription: build.mutation<
      ResponseOf<'PUT /api/webhooks/subscriptions/{id}'>,
      { id: string; status: 'active' | 'inactive' }
    >({
      query: ({ id, status }) => request('PUT /api/webhooks/subscriptions/{id}', { params: { id }, body: { status } }),
      invalidatesTags: ['InstagramStatus'],
    }),
    deleteSubscription: build.mutation<ResponseOf<'DELETE /api/webhooks/subscriptions/{id}'>, string>({
      query: (id) => request('DELETE /api/webhooks/subscriptions/{id}', { params: { id } }),
      invalidatesTags: ['InstagramStatus'],
    }),
    createSubscription: build.mutation<ResponseOf<'POST /api/instagram/subscribe-webhook'>, void>({
      query: () => request('POST /api/instagram/subscribe-webhook'),
      invalidatesTags: ['InstagramStatus'],
    }),
  }),
);
