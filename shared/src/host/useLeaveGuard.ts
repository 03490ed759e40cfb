import { useEffect, useRef } from 'react';
import { useHost } from './HostApi.ts';

/**
 * Asks before unsaved work is lost: when somebody goes to another screen, goes back, signs out, reloads or closes the tab. The end of a
 * session asks nobody; who owns the work may keep it when the screen goes away.
 *
 * @param text what would be lost; on closing a tab browsers show a text of their own
 */
export function useLeaveGuard(isDirty: boolean, text: string): void {
  const { guardLeaving } = useHost();
  const latest = useRef({ isDirty, text });
  latest.current = { isDirty, text };
  useEffect(() => guardLeaving({ isDirty: () => latest.current.isDirty, text: () => latest.current.text }), [guardLeaving]);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
