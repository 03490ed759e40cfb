import { createHash } from 'node:crypto';

/** Ids are per account, 16 digits, and derived, so that they survive a reset. */
export function igsidFor(igId: string, followerId: string): string {
  const digest = createHash('sha256').update(`${igId}:${followerId}`).digest();
  return `1${(digest.readBigUInt64BE() % 10n ** 15n).toString().padStart(15, '0')}`;
}
