import { randomBytes } from 'node:crypto';

/** 256 random bits as URL-safe text. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}
