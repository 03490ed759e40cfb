import { useEffect } from 'react';
import { change } from '../../pages/sandboxApi.ts';
import type { MessageView } from '../views.ts';

/** A follower who looks at the conversation has seen it; one whose page lies in the background has not. */
export function useMarkSeen(path: string, messages: MessageView[]): void {
  const hasNews = messages.some((message) => message.sender === 'business' && message.seenAt === null);
  useEffect(() => {
    if (!hasNews) return undefined;
    const see = () => {
      if (document.visibilityState === 'visible') void change('POST', `${path}/seen`).catch(() => undefined);
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [path, hasNews]);
}
