import { timingSafeEqual } from 'node:crypto';
import { sha256 } from './sha256.ts';

/** Hashing makes the lengths equal. */
export function isEqualInConstantTime(a: string, b: string): boolean {
  return timingSafeEqual(sha256(a), sha256(b));
}
