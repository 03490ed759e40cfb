import { useEffect, useRef } from 'react';
import { useHost } from './HostApi.ts';

/**
 * Asks before unsaved changes are lost by navigation, sign-out, reload or closing the tab. It does not ask if
 * the session has expired.
 * @param text what would be lost; browsers show their own text when a tab closes
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
