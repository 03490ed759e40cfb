import { selectUser, useAppSelector } from '@fanfare/shared/store';
import { useEffect } from 'react';

const STORAGE_KEY = 'fanfare.admin';
const EVENT = 'fanfare:admin';

/**
 * Remembers in this browser that a user is an admin, so that tools for admins load without a request for everyone else. It only decides what
 * is shown of what every page contains anyway; the server checks every request by itself.
 */
export const adminMark = {
  isSet(userId: string | undefined): boolean {
    try {
      return userId !== undefined && localStorage.getItem(STORAGE_KEY) === userId;
    } catch {
      return false;
    }
  },
  /** @returns how to stop */
  subscribe(onChange: () => void): () => void {
    window.addEventListener(EVENT, onChange);
    return () => window.removeEventListener(EVENT, onChange);
  },
};

/** @param isAdmin what the server said; undefined while it is unknown */
export function useAdminMark(isAdmin: boolean | undefined): void {
  const userId = useAppSelector(selectUser)?.id;
  useEffect(() => {
    if (isAdmin === undefined || userId === undefined || adminMark.isSet(userId) === isAdmin) return;
    try {
      if (isAdmin) localStorage.setItem(STORAGE_KEY, userId);
      else localStorage.removeItem(STORAGE_KEY);
    } catch {
      // Without storage the tools stay off.
    }
    window.dispatchEvent(new Event(EVENT));
  }, [isAdmin, userId]);
}
