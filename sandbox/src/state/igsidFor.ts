import { createHash } from 'node:crypto';

/** A follower has another id towards every account. Derived, so that a reset brings the same ids back: 16 digits. */
export function igsidFor(igId: string, followerId: string): string {
  const digest = createHash('sha256').update(`${igId}:${followerId}`).digest();
  return `1${(digest.readBigUInt64BE() % 10n ** 15n).toString().padStart(15, '0')}`;
}
