import { defineEndpoints, request } from '@fanfare/shared/api';
import { type EventType, PAGE_SIZE, type ResponseOf } from '@fanfare/shared/contracts';

export type EventPage = ResponseOf<'GET /api/webhooks/events'>;

/** Newest first; a page continues before the last feed position of the one above it. */
export const { useStoredEventsInfiniteQuery } = defineEndpoints('mf-webhooks', (build) => ({
  storedEvents: build.infiniteQuery<EventPage, EventType | 'all', number | null>({
    infiniteQueryOptions: {
      initialPageParam: null,
      getNextPageParam: ({ data }) => (data.hasMore ? data.events.at(-1)?.seq : undefined),
    },
    query: ({ queryArg: type, pageParam: before }) =>
      request('GET /api/webhooks/events', {
        query: {
          limit: PAGE_SIZE,
          ...(before === null ? {} : { before }),
          ...(type === 'all' ? {} : { eventType: type }),
        },
      }),
    providesTags: ['Event'],
  }),
}));
