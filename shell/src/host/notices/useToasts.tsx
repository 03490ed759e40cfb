import { recentErrors } from '@fanfare/shared/api';
import type { ToastMessage } from '@fanfare/shared/host';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { copy } from '../../messages/copy.ts';
import { type Notice, Notices } from './Notices.tsx';

/** The caller may show the failure itself within this time. */
const CLAIM_MS = 400;

let lastId = 0;

/** `corner` must be rendered once. */
export function useToasts() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const unclaimed = useUnclaimedFailures();
  const dismiss = useCallback((id: number) => setNotices((all) => all.filter((notice) => notice.id !== id)), []);
  const toast = useCallback((message: ToastMessage) => {
    if (message.requestId) recentErrors.claim(message.requestId);
    lastId += 1;
    const id = lastId;
    const isRepeat = ({ kind, title }: Notice) => message.kind === 'error' && kind === 'error' && title === message.title;
    setNotices((all) => [...all.filter((notice) => !isRepeat(notice)), { ...message, id }]);
  }, []);
  const all = useMemo(() => [...notices, ...unclaimed], [notices, unclaimed]);
  const corner = <Notices notices={all} onDismiss={(id) => (id > 0 ? dismiss(id) : recentErrors.forget())} />;
  return { corner, toast };
}

/** Returns server failures that no notice shows. */
function useUnclaimedFailures(): readonly Notice[] {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      const requestId = recentErrors
        .read()
        .map(({ reference }) => reference)
        .join(' ');
      setNotices(requestId ? [{ id: 0, kind: 'info', title: copy.requestFailed, requestId, isLasting: true }] : []);
    };
    const unsubscribe = recentErrors.subscribe(() => {
      clearTimeout(timer);
      if (recentErrors.read().length === 0) read();
      else timer = setTimeout(read, CLAIM_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
  return notices;
}
