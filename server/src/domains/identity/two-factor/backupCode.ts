import { randomInt } from 'node:crypto';
import { sha256 } from '../../../infrastructure/crypto/sha256.ts';

/** Crockford's alphabet has no ambiguous letters. 16 characters of 5 bits have 80 bits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;

export function newBackupCode(): string {
  const signs = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return signs.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** SHA-256 is enough for a random code. Dashes, spaces and case are ignored. */
export function hashBackupCode(code: string): Buffer {
  return sha256(code.toLowerCase().replaceAll(/[^0-9a-z]/g, ''));
}
