import type { Thread } from '@fanfare/shared/contracts';
import { usePagedList } from '@fanfare/shared/widgets';
import { type ThreadQuery, useInboxThreadsQuery, useLazyOlderThreadsQuery } from '../inbox.api.ts';

export const idOf = ({ id }: Thread) => id;
/** The server sorts conversations without messages last. */
const timeOf = ({ lastMessageAt }: Thread) => lastMessageAt ?? '';

export function useThreads(query: ThreadQuery) {
  const [readOlder] = useLazyOlderThreadsQuery();
  const listKey = JSON.stringify(query);
  const list = usePagedList({
    listKey,
    query: useInboxThreadsQuery(query),
    readPage: (cursor) => readOlder({ ...query, cursor }).unwrap(),
    idOf,
    timeOf,
    keepsPlace: true,
  });
  return { listKey, list };
}
