import { PRESENCE_RENEWAL_MS, type PresenceState } from '@fanfare/shared/contracts';
import { presenceShared, useAppDispatch, useAppSelector } from '@fanfare/shared/store';
import { useEffect } from 'react';
import { selectIsTeam } from './selectIsTeam.ts';

/** Shares what the user does in the conversation while the page is visible. */
export function useSharedPresence(threadId: string, state: PresenceState): void {
  const dispatch = useAppDispatch();
  const isTeam = useAppSelector(selectIsTeam);
  useEffect(() => {
    if (!isTeam) return undefined;
    const share = () => {
      if (document.visibilityState === 'visible') dispatch(presenceShared({ threadId, state }));
    };
    share();
    const timer = setInterval(share, PRESENCE_RENEWAL_MS);
    return () => clearInterval(timer);
  }, [dispatch, isTeam, threadId, state]);
}
