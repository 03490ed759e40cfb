import { readStoredInvitation } from '../../state/invitation/storedInvitation.ts';

/** The invitation is in the URL fragment, which neither servers nor referrers receive, or was opened before. */
export function readInvitation(hash: string): { invitation?: string } {
  const invitation = new URLSearchParams(hash.slice(1)).get('invitation') ?? readStoredInvitation()?.token;
  return invitation ? { invitation } : {};
}
