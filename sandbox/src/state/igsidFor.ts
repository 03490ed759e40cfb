import { createHash } from 'node:crypto';

/** Each account has its own ids of 16 digits, which are derived, so that they survive a reset. */
export function igsidFor(igId: string, followerId: string): string {
  const digest = createHash('sha256').update(`${igId}:${followerId}`).digest();
  return `1${(digest.readBigUInt64BE() % 10n ** 15n).toString().padStart(15, '0')}`;
}
