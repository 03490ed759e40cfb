import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { sha256 } from './sha256.ts';

/** Encrypts Instagram tokens at rest. A sealed token opens only for the account it was sealed for (security control S25). */
export interface TokenVault {
  /** Stored beside a sealed token: says which key opens it. */
  keyId: string;
  seal: (accountId: string, token: string) => Buffer;
  /** Throws when the key, the account or a single bit differs. */
  open: (accountId: string, keyId: string, sealed: Buffer) => string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param key 32 bytes */
export function createTokenVault(key: Buffer): TokenVault {
  const keyId = sha256(key).toString('hex').slice(0, 12);
  return {
    keyId,
    seal(accountId, token) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(accountId, keyId));
      const encrypted = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
    },
    open(accountId, sealedWithKeyId, sealed) {
      if (sealedWithKeyId !== keyId) throw new Error('An Instagram token was encrypted with another TOKEN_ENCRYPTION_KEY.');
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(boundTo(accountId, keyId))
        .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
  };
}

function boundTo(accountId: string, keyId: string): Buffer {
  return Buffer.from(`ig:${accountId}:${keyId}`);
}
