import type { ResponseOf } from '../contracts/index.ts';
import { userTimeZone } from '../language/index.ts';
import { defineEndpoints } from './defineEndpoints.ts';
import { request } from './request.ts';

/** Calls of the shell and of several remotes. */
export const sharedApi = defineEndpoints('shared', (build) => ({
  session: build.query<ResponseOf<'GET /api/auth/session'>, void>({
    query: () => request('GET /api/auth/session'),
    providesTags: ['Session'],
  }),
  logout: build.mutation<ResponseOf<'POST /api/auth/logout'>, void>({
    query: () => request('POST /api/auth/logout'),
  }),
  instagramStatus: build.query<ResponseOf<'GET /api/instagram/status'>, void>({
    query: () => request('GET /api/instagram/status'),
    providesTags: ['InstagramStatus'],
  }),
  eventCounts: build.query<ResponseOf<'GET /api/webhooks/counts'>, void>({
    query: () => request('GET /api/webhooks/counts', { query: { timeZone: userTimeZone() } }),
    providesTags: ['EventCounts'],
  }),
  retryEvent: build.mutation<ResponseOf<'POST /api/webhooks/events/{id}/retry'>, string>({
    query: (id) => request('POST /api/webhooks/events/{id}/retry', { params: { id } }),
    invalidatesTags: ['EventCounts', 'Event'],
  }),
}));

/** Apart, because another endpoint of `sharedApi` would change the types of contract 1. */
export const workspacesApi = defineEndpoints('shared.workspaces', (build) => ({
  workspaces: build.query<ResponseOf<'GET /api/workspaces'>, void>({
    query: () => request('GET /api/workspaces'),
    providesTags: ['Workspace'],
  }),
}));

export const accountsApi = defineEndpoints('shared.accounts', (build) => ({
  connectedAccounts: build.query<ResponseOf<'GET /api/instagram/accounts'>, void>({
    query: () => request('GET /api/instagram/accounts'),
    providesTags: ['InstagramStatus'],
  }),
}));

const { useKnownPostsQuery } = defineEndpoints('shared.posts', (build) => ({
  knownPosts: build.query<ResponseOf<'GET /api/comments/posts'>, void>({
    query: () => request('GET /api/comments/posts'),
    providesTags: ['Comment'],
  }),
}));

/** Posts to choose from; not asked for until they are needed. */
export const useKnownPosts = (isNeeded: boolean) => useKnownPostsQuery(undefined, { skip: !isNeeded });

export const { useConnectedAccountsQuery } = accountsApi;
export const { useLogoutMutation, useInstagramStatusQuery, useEventCountsQuery, useRetryEventMutation } = sharedApi;
