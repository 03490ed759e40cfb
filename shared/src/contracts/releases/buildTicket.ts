/**
 * Allows one tab to load a build that is not live. The ticket is in the fragment of the manifest URL as
 * base64url, signed by a release key.
 */
export interface BuildTicket {
  /** Expiry in ISO 8601. */
  until: string;
  /** SHA-384 (`sha384-...`) of the build's `release.json`, which contains the hashes of its files. */
  facts: string;
  /** The purpose, if recorded, for example `as-of 2026-11-20T10:00:00.000Z` or `qa`. */
  why?: string;
  /** In base64, over `signedText` of its `ticketDocument`. */
  signature: string;
}

/**
 * Returns the signed form of a ticket.
 * @param url path of the build's manifest
 */
export function ticketDocument(remote: string, url: string, { until, facts, why = '', signature }: BuildTicket) {
  return { schema: 'build-ticket-1', remote, url, until, facts, why, signature: { value: signature } };
}
