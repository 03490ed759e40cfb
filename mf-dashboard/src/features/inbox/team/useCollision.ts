import { useAuthorName } from '@fanfare/shared/host';
import { selectUser, useAppSelector } from '@fanfare/shared/store';
import { useEffect, useRef } from 'react';
import { useThreadMessagesQuery } from '../inbox.api.ts';

/**
 * Returns a function that returns the name of another member who has replied since the user started writing,
 * or null. It returns each reply once.
 */
export function useCollision(threadId: string, isWriting: boolean): () => string | null {
  const userId = useAppSelector(selectUser)?.id;
  const nameOf = useAuthorName();
  const { currentData } = useThreadMessagesQuery(threadId);
  const latest = currentData?.rows.find(({ author, by }) => author === 'person' && by && by.id !== userId);
  const hasLoaded = currentData !== undefined;
  const known = useRef<{ threadId: string; id: string | undefined } | null>(null);

  useEffect(() => {
    if (hasLoaded && (!isWriting || known.current?.threadId !== threadId)) known.current = { threadId, id: latest?.id };
  }, [hasLoaded, isWriting, threadId, latest?.id]);

  return () => {
    if (!latest || known.current?.threadId !== threadId || known.current.id === latest.id) return null;
    known.current = { threadId, id: latest.id };
    return nameOf(latest.by);
  };
}
