import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';

/** The one cache of server state. Endpoints come in through `defineEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Session',
    'InstagramStatus',
    'Flow',
    'EventCounts',
    'NotificationSettings',
    'Event',
    'Analytics',
    'Thread',
    'ThreadNote',
    'CannedReply',
    'Publication',
    'Comment',
    'Release',
  ],
  keepUnusedDataFor: 60,
  endpoints: () => ({}),
});
