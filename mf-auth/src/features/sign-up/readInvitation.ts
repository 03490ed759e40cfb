/** What the link of an invitation carries behind its `#`, where no server and no referrer sees it. */
export function readInvitation(hash: string): { invitation?: string } {
  const invitation = new URLSearchParams(hash.slice(1)).get('invitation');
  return invitation ? { invitation } : {};
}
