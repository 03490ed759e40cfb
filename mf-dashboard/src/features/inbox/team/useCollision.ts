import { PRESENCE_MS } from '@fanfare/shared/contracts';
import { useAuthorName } from '@fanfare/shared/host';
import { selectConnection, selectUser, useAppSelector } from '@fanfare/shared/store';
import { useEffect, useRef } from 'react';
import { useThreadMessagesQuery } from '../inbox.api.ts';

/** `replied` if it happened since the user started writing. */
export interface Collision {
  kind: 'replied' | 'replying';
  name: string;
}

/** Returns a function that returns what another member does in the conversation. It returns each reply once. */
export function useCollision(threadId: string, isWriting: boolean): () => Collision | null {
  const userId = useAppSelector(selectUser)?.id;
  const { presence = [] } = useAppSelector(selectConnection);
  const nameOf = useAuthorName();
  const { currentData } = useThreadMessagesQuery(threadId);
  const latest = currentData?.rows.find(({ author, by }) => author === 'person' && by && by.id !== userId);
  const hasLoaded = currentData !== undefined;
  const known = useRef<{ threadId: string; id: string | undefined } | null>(null);

  useEffect(() => {
    if (hasLoaded && (!isWriting || known.current?.threadId !== threadId)) known.current = { threadId, id: latest?.id };
  }, [hasLoaded, isWriting, threadId, latest?.id]);

  return () => {
    const name = nameOf(latest?.by);
    if (latest && name !== null && known.current?.threadId === threadId && known.current.id !== latest.id) {
      known.current = { threadId, id: latest.id };
      return { kind: 'replied', name };
    }
    const other = presence.find(
      (one) => one.threadId === threadId && one.state === 'replying' && Date.now() - one.at < PRESENCE_MS,
    );
    return other ? { kind: 'replying', name: other.user.name } : null;
  };
}
