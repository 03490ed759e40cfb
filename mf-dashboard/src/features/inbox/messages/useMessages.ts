import type { ThreadMessage } from '@fanfare/shared/contracts';
import { usePagedList } from '@fanfare/shared/widgets';
import { useLazyOlderMessagesQuery, useThreadMessagesQuery } from '../inbox.api.ts';

const idOf = ({ id }: ThreadMessage) => id;
const timeOf = ({ at }: ThreadMessage) => at;

export function useMessages(threadId: string) {
  const query = useThreadMessagesQuery(threadId);
  const [readOlder] = useLazyOlderMessagesQuery();
  return usePagedList({
    listKey: threadId,
    query,
    readPage: (cursor) => readOlder({ id: threadId, cursor }).unwrap(),
    idOf,
    timeOf,
  });
}
