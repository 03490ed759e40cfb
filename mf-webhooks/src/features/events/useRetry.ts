import { failureNotice, useRetryEventMutation } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { eventsCopy as text } from '../../copy/events.ts';

export function useRetry() {
  const [retryEvent, { isLoading }] = useRetryEventMutation();
  const { toast } = useHost();
  const retry = async (eventId: string) => {
    const { error } = await retryEvent(eventId);
    if (!error) return toast({ kind: 'success', title: text.retried });
    toast(failureNotice(error, text.retryFailed));
  };
  return { retry, isRetrying: isLoading };
}
