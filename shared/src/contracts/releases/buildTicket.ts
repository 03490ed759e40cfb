/**
 * Leave for one tab to use a build that is not live: what stands, in base64url, behind the `#` of the address of its manifest. A release key signed it.
 */
export interface BuildTicket {
  /** ISO 8601: not after that. */
  until: string;
  /** SHA-384 (`sha384-...`) of the build's `release.json`, which holds the hashes of its files. */
  facts: string;
  /** What it was made for, where it is more than somebody's look: `as-of 2026-11-20T10:00:00.000Z`, `qa`. */
  why?: string;
  /** Base64, over `signedText` of its `ticketDocument`. */
  signature: string;
}

/** A ticket as it is signed. @param url path of the build's manifest */
export function ticketDocument(remote: string, url: string, { until, facts, why = '', signature }: BuildTicket) {
  return { schema: 'build-ticket-1', remote, url, until, facts, why, signature: { value: signature } };
}
