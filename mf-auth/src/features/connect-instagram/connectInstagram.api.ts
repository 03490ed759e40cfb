import { defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, ResponseOf } from '@fanfare/shared/contracts';

export const { useStartConnectionMutation, useTakeOverMutation, useDisconnectInstagramMutation, useReauthenticateMutation } =
  defineEndpoints('mf-auth', (build) => ({
    // A mutation despite the GET, because every call creates a one-time authorisation.
    startConnection: build.mutation<ResponseOf<'GET /api/instagram/auth/instagram'>, { add?: true }>({
      query: (query) => request('GET /api/instagram/auth/instagram', { query }),
    }),
    takeOver: build.mutation<ResponseOf<'POST /api/instagram/takeover'>, BodyOf<'POST /api/instagram/takeover'>>({
      query: (body) => request('POST /api/instagram/takeover', { body }),
      invalidatesTags: (_, error) => (error ? [] : ['InstagramStatus']),
    }),
    reauthenticate: build.mutation<ResponseOf<'POST /api/auth/step-up'>, BodyOf<'POST /api/auth/step-up'>>({
      query: (body) => request('POST /api/auth/step-up', { body }),
    }),
    disconnectInstagram: build.mutation<ResponseOf<'POST /api/instagram/disconnect'>, void>({
      query: () => request('POST /api/instagram/disconnect'),
      invalidatesTags: (_, error) => (error ? [] : ['InstagramStatus']),
    }),
  }));
