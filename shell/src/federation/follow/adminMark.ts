import { selectUser, useAppSelector } from '@fanfare/shared/store';
import { useEffect, useSyncExternalStore } from 'react';

const STORAGE_KEY = 'fanfare.admin';
const EVENT = 'fanfare:admin';

/** Saves other users a request. The server still checks every request. */
export const adminMark = {
  isSet(userId: string | undefined): boolean {
    try {
      return userId !== undefined && localStorage.getItem(STORAGE_KEY) === userId;
    } catch {
      return false;
    }
  },
  subscribe(onChange: () => void): () => void {
    window.addEventListener(EVENT, onChange);
    return () => window.removeEventListener(EVENT, onChange);
  },
};

/** False until the server has said so once in this browser. */
export function useIsMarkedAdmin(): boolean {
  const userId = useAppSelector(selectUser)?.id;
  return useSyncExternalStore(adminMark.subscribe, () => adminMark.isSet(userId));
}

export function useAdminMark(isAdmin: boolean | undefined): void {
  const userId = useAppSelector(selectUser)?.id;
  useEffect(() => {
    if (isAdmin === undefined || userId === undefined || adminMark.isSet(userId) === isAdmin) return;
    try {
      if (isAdmin) localStorage.setItem(STORAGE_KEY, userId);
      else localStorage.removeItem(STORAGE_KEY);
    } catch {
      // The tools stay off.
    }
    window.dispatchEvent(new Event(EVENT));
  }, [isAdmin, userId]);
}
