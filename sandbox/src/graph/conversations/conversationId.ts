/** Opaque to apps; contains account and person. */
export function conversationId(igId: string, igsid: string): string {
  return Buffer.from(`ig_dm_thread:1:${igId}:${igsid}`).toString('base64url');
}

/** Null for an invalid id. */
export function parseConversationId(id: string): { igId: string; igsid: string } | null {
  const [, igId, igsid] = /^ig_dm_thread:1:(\d+):(\d+)$/.exec(Buffer.from(id, 'base64url').toString()) ?? [];
  return igId === undefined || igsid === undefined ? null : { igId, igsid };
}
