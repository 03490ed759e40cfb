import type { Thread } from '@fanfare/shared/contracts';
import { usePagedList } from '../../../state/usePagedList.ts';
import { type ThreadQuery, useInboxThreadsQuery, useLazyOlderThreadsQuery } from '../inbox.api.ts';

const idOf = ({ id }: Thread) => id;
/** The server orders who never had a message last. */
const timeOf = ({ lastMessageAt }: Thread) => lastMessageAt ?? '';

/** The conversations that a filter finds, the latest first, page by page. */
export function useThreads(query: ThreadQuery) {
  const { currentData: head, isFetching, isError, refetch } = useInboxThreadsQuery(query);
  const [readOlder] = useLazyOlderThreadsQuery();
  const list = usePagedList({
    listKey: JSON.stringify(query),
    head,
    readPage: (cursor) => readOlder({ ...query, cursor }).unwrap(),
    idOf,
    timeOf,
  });
  return { ...list, isFetching, isError, refetch };
}
