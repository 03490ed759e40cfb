import { PRESENCE_RENEWAL_MS, type PresenceState } from '@fanfare/shared/contracts';
import { presenceShared, useAppDispatch, useAppSelector } from '@fanfare/shared/store';
import { useEffect, useRef, useState } from 'react';
import { selectIsTeam } from './selectIsTeam.ts';

/** A member who stops typing for this time is only viewing. */
const TYPING_PAUSE_MS = 60_000;

/**
 * Shares what the user does in the conversation while the page is visible.
 * @param threadId null while nothing is shared
 * @param draft null while the user cannot send it
 */
export function useSharedPresence(threadId: string | null, draft: string | null): void {
  const dispatch = useAppDispatch();
  const isTeam = useAppSelector(selectIsTeam);
  const state = useTyping(threadId, draft);
  useEffect(() => {
    if (!isTeam || threadId === null) return undefined;
    const share = () => {
      if (document.visibilityState === 'visible') dispatch(presenceShared({ threadId, state }));
    };
    share();
    const timer = setInterval(share, PRESENCE_RENEWAL_MS);
    return () => clearInterval(timer);
  }, [dispatch, isTeam, threadId, state]);
}

/** A stored draft is not typing. */
function useTyping(threadId: string | null, draft: string | null): PresenceState {
  const [state, setState] = useState<PresenceState>('viewing');
  const last = useRef({ threadId, draft });
  useEffect(() => {
    const before = last.current;
    if (before.threadId === threadId && before.draft === draft) return undefined;
    last.current = { threadId, draft };
    const isTyping = before.threadId === threadId && draft !== null;
    setState(isTyping ? 'replying' : 'viewing');
    if (!isTyping) return undefined;
    const timer = setTimeout(() => setState('viewing'), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [threadId, draft]);
  return state;
}
