import type { ThreadMessage } from '@fanfare/shared/contracts';
import { useCommands } from '@fanfare/shared/host';
import { useCallback, useState } from 'react';
import { copy } from '../../../copy/instagram/inbox.ts';
import { useThreadMessagesQuery } from '../inbox.api.ts';
import { isAnswerable } from '../messages/MessageActions.tsx';

/** The message that the next reply answers. Q chooses the contact's latest message, and again Q the one before. */
export function useAnswered(threadId: string, mayReply: boolean) {
  const [answered, setAnswered] = useState<ThreadMessage | null>(null);
  const { currentData } = useThreadMessagesQuery(threadId);
  const chooseNext = () => {
    const received = (currentData?.rows ?? []).filter((message) => message.direction === 'in' && isAnswerable(message));
    const next = received[received.findIndex(({ id }) => id === answered?.id) + 1];
    if (next) setAnswered(next);
  };
  useCommands(
    mayReply
      ? [{ id: 'inbox.quote', title: copy.inbox.composer.quote, group: copy.instagramParts.inbox, keys: 'Q', run: chooseNext }]
      : [],
  );
  const stopAnswering = useCallback(() => setAnswered(null), []);
  return { answered, answer: setAnswered, stopAnswering };
}
