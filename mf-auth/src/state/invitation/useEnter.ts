import { routes } from '@fanfare/shared/contracts';
import { type HostApi, useHost } from '@fanfare/shared/host';
import { readStoredInvitation } from './storedInvitation.ts';

/** Starts a session, and returns to an invitation that the user opened before. */
export function useEnter() {
  const { enter } = useHost();
  return (session: Parameters<HostApi['enter']>[0]) => enter(session, readStoredInvitation() ? { to: routes.invitation } : {});
}
