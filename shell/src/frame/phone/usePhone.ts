import { selectAccountId, selectAccounts, selectIsSignedIn, useAppSelector } from '@fanfare/shared/store';
import { useSyncExternalStore } from 'react';
import { phoneStore } from './phoneStore.ts';

/** Null for the real Instagram. */
export function sandboxOrigin(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="sandbox-origin"]')?.content || null;
}

/** `account` is the username of the account that the phone writes to, or null if none is offered. */
export function usePhone() {
  const isOpen = useSyncExternalStore(phoneStore.subscribe, phoneStore.isOpen);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const accounts = useAppSelector(selectAccounts);
  const chosenId = useAppSelector(selectAccountId);
  const origin = sandboxOrigin();
  const chosen = accounts.find(({ id }) => id === chosenId) ?? accounts[0];
  const account = (origin !== null && isSignedIn && chosen?.username) || null;
  return { origin, account, isOpen: isOpen && account !== null };
}
