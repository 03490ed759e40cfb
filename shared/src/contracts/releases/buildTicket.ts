/**
 * Allows one tab to load a build that is not live; base64url in the fragment of the manifest URL, signed by a release
 * key.
 */
export interface BuildTicket {
  /** Expiry, ISO 8601. */
  until: string;
  /** SHA-384 (`sha384-...`) of the build's `release.json`, which contains the hashes of its files. */
  facts: string;
  /** Purpose, if recorded: `as-of 2026-11-20T10:00:00.000Z`, `qa`. */
  why?: string;
  /** Base64, over `signedText` of its `ticketDocument`. */
  signature: string;
}

/**
 * Returns the signed form of a ticket.
 * @param url path of the build's manifest
 */
export function ticketDocument(remote: string, url: string, { until, facts, why = '', signature }: BuildTicket) {
  return { schema: 'build-ticket-1', remote, url, until, facts, why, signature: { value: signature } };
}
