import { useRetryEventMutation } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { eventsCopy as text } from '../../copy/events.ts';
import { reasonOf } from '../../state/reasonOf.ts';

/** Queues a failed event again and says how that went. */
export function useRetry() {
  const [retryEvent, { isLoading }] = useRetryEventMutation();
  const { toast } = useHost();
  const retry = async (eventId: string) => {
    const { error } = await retryEvent(eventId);
    if (!error) return toast({ kind: 'success', title: text.retried });
    const reason = reasonOf(error);
    toast({ kind: 'error', title: text.retryFailed, ...(reason ? { description: reason } : {}) });
  };
  return { retry, isRetrying: isLoading };
}
