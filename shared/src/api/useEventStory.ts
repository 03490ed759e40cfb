import { useState } from 'react';
import type { ResponseOf } from '../contracts/index.ts';
import { isApiError } from './ApiError.ts';
import { defineEndpoints } from './defineEndpoints.ts';
import { request } from './request.ts';

const PATH = 'GET /api/webhooks/events/{id}/why';
type Story = ResponseOf<typeof PATH>;

const { useEventStoryQuery } = defineEndpoints('shared.stories', (build) => ({
  eventStory: build.query<Story, string>({
    query: (id) => request(PATH, { params: { id } }),
    providesTags: ['Event'],
  }),
}));

const LIVE_MS = 2_000;
const WAITING_MS = 10_000;

/** Why an event was answered or not. Asks again until the run has ended. */
export function useEventStory(id: string) {
  const [pollingInterval, setPollingInterval] = useState(LIVE_MS);
  const { currentData, error, refetch } = useEventStoryQuery(id, {
    pollingInterval,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const next = error ? 0 : intervalOf(currentData?.data);
  if (next !== pollingInterval) setPollingInterval(next);
  return {
    decision: currentData?.data,
    error: currentData ? undefined : error,
    isMissing: isApiError(error) && error.kind !== 'network' && error.status === 404,
    onRetry: () => void refetch(),
  };
}

function intervalOf(decision: Story['data'] | undefined): number {
  if (!decision) return LIVE_MS;
  const { run, event, outcome } = decision;
  if (run?.messages.some(({ state }) => state === 'intent' || state === 'sending')) return LIVE_MS;
  if (run?.status === 'waiting' || run?.messages.some(({ state }) => state === 'parked')) return WAITING_MS;
  const isOpen = run ? run.status === 'running' : outcome === null && event?.isProcessed === false;
  return isOpen && event?.processedStatus !== 'failed' ? LIVE_MS : 0;
}
