/** The invitation is in the URL fragment, which neither servers nor referrers receive. */
export function readInvitation(hash: string): { invitation?: string } {
  const invitation = new URLSearchParams(hash.slice(1)).get('invitation');
  return invitation ? { invitation } : {};
}
