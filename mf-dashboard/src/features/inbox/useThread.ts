import { isApiError } from '@fanfare/shared/api';
import { useInboxThreadQuery } from './inbox.api.ts';

export function useThread(id: string) {
  const { currentData, error, refetch } = useInboxThreadQuery(id);
  const isMissing = isApiError(error) && error.kind !== 'network' && error.status === 404;
  // The cache still has a conversation that another member has deleted.
  return { thread: isMissing ? undefined : currentData, isMissing, error, refetch };
}
