import { api, defineEndpoints, request } from '@fanfare/shared/api';
import type { BodyOf, QueryOf, ResponseOf, WebhookEvent } from '@fanfare/shared/contracts';
import type { Page } from '@fanfare/shared/widgets';

export type EventQuery = Omit<NonNullable<QueryOf<'GET /api/webhooks/events'>>, 'after' | 'before' | 'limit'>;

const EVENTS_A_PAGE = 50;

export interface EventsPage extends Page<WebhookEvent> {
  /** Set if a search ran out of time before it reached older events. */
  searchedTo?: { seq: number; at: string | null } | undefined;
}

/** Newest first; the next page continues before the last feed position, or where the search stopped. */
const toPage = ({ data }: ResponseOf<'GET /api/webhooks/events'>): EventsPage => {
  const { events: rows, hasMore, searchedTo } = data;
  if (searchedTo) return { rows, nextCursor: String(searchedTo.seq), searchedTo };
  const last = rows.at(-1);
  return { rows, nextCursor: hasMore && last ? String(last.seq) : null };
};

export const {
  useStoredEventsQuery,
  useLazyOlderEventsQuery,
  useStoredEventQuery,
  useQueueAgainMutation,
  useReplayEventMutation,
  useDryRunQuery,
} = defineEndpoints('mf-webhooks.events', (build) => ({
  storedEvents: build.query<EventsPage, EventQuery>({
    query: (query) => request('GET /api/webhooks/events', { query: { ...query, limit: EVENTS_A_PAGE } }),
    transformResponse: toPage,
    providesTags: ['Event'],
  }),
  olderEvents: build.query<EventsPage, EventQuery & { before: number }>({
    query: (query) => request('GET /api/webhooks/events', { query: { ...query, limit: EVENTS_A_PAGE } }),
    transformResponse: toPage,
  }),
  storedEvent: build.query<ResponseOf<'GET /api/webhooks/events/{id}'>, string>({
    query: (id) => request('GET /api/webhooks/events/{id}', { params: { id } }),
    providesTags: ['Event'],
  }),
  /** Part of a bulk action: the list is refetched after the last call. */
  queueAgain: build.mutation<ResponseOf<'POST /api/webhooks/events/{id}/retry'>, string>({
    query: (id) => request('POST /api/webhooks/events/{id}/retry', { params: { id } }),
  }),
  replayEvent: build.mutation<
    ResponseOf<'POST /api/webhooks/events/{id}/replay'>,
    { id: string } & BodyOf<'POST /api/webhooks/events/{id}/replay'>
  >({
    query: ({ id, mode }) => request('POST /api/webhooks/events/{id}/replay', { params: { id }, body: { mode } }),
  }),
  dryRun: build.query<ResponseOf<'POST /api/webhooks/replay'>, Omit<BodyOf<'POST /api/webhooks/replay'>, 'mode'>>({
    query: (what) => request('POST /api/webhooks/replay', { body: { ...what, mode: 'dry_run' } }),
    // The automations may have changed since the last simulation.
    keepUnusedDataFor: 0,
  }),
}));

export const refetchEvents = () => api.util.invalidateTags(['Event', 'EventCounts']);
