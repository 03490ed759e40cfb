import { useEffect } from 'react';
import type { MessageView } from '../../../state/views.ts';
import { change } from '../../api/sandboxApi.ts';

/** Only while the page is visible. */
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
