import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';

/** The cache of server state. Packages add endpoints with `defineEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Session',
    'Workspace',
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
