import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { isEqualInConstantTime } from './isEqualInConstantTime.ts';
import { sha256 } from './sha256.ts';

/** Encrypts at rest (S25), bound to a context. Has several keys during rotation (S37). */
export interface TokenVault {
  keyId: string;
  keyIds: readonly string[];
  seal: (context: string, secret: string) => Buffer;
  /**
   * `keyId` is null if only the sealed secret is stored. Throws for an unknown key, another context or
   * changed data.
   */
  open: (context: string, keyId: string | null, sealed: Buffer) => string;
  reseal: (context: string, keyId: string, sealed: Buffer) => Buffer;
  /** Signs with a key derived for this purpose. */
  sign: (purpose: string, text: string) => string;
  /** Also accepts signatures of the other keys. */
  isSigned: (purpose: string, text: string, signature: string) => boolean;
}

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = NONCE_BYTES + TAG_BYTES;
/** Marks secrets sealed with several keys; older ones start with a random nonce. */
const ENVELOPE = Buffer.from('FFE2');
const KEY_ID_BYTES = 6;
const WRAPPED_AT = ENVELOPE.length + KEY_ID_BYTES;
const SECRET_AT = WRAPPED_AT + HEAD_BYTES + KEY_BYTES;

export function createTokenVault(key: Buffer, otherKeys: readonly Buffer[] = []): TokenVault {
  const keys = new Map([key, ...otherKeys].map((each) => [idOfKey(each), each]));
  const keyIds = [...keys.keys()];
  const keyId = idOfKey(key);

  function seal(context: string, secret: string): Buffer {
    // Version 1.0.0 cannot open envelopes, so none are created before a rotation.
    if (otherKeys.length === 0) return encrypt(key, secretContext(context, keyId), Buffer.from(secret));
    const dataKey = randomBytes(KEY_BYTES);
    const wrapped = encrypt(key, wrapContext(context, keyId), dataKey);
    const encrypted = encrypt(dataKey, secretContext(context, keyId), Buffer.from(secret));
    return Buffer.concat([ENVELOPE, Buffer.from(keyId, 'hex'), wrapped, encrypted]);
  }

  function getKey(id: string): Buffer {
    const found = keys.get(id);
    if (!found) throw new Error(`A secret was encrypted with key ${id}: add that key to TOKEN_ENCRYPTION_OTHER_KEYS.`);
    return found;
  }

  function openEnvelope(context: string, id: string, sealed: Buffer): string {
    const dataKey = decrypt(getKey(id), wrapContext(context, id), sealed.subarray(WRAPPED_AT, SECRET_AT));
    return decrypt(dataKey, secretContext(context, id), sealed.subarray(SECRET_AT)).toString('utf8');
  }

  function openWithoutEnvelope(context: string, ids: readonly string[], sealed: Buffer): string {
    for (const id of ids) {
      try {
        return decrypt(getKey(id), secretContext(context, id), sealed).toString('utf8');
      } catch (error) {
        if (id === ids.at(-1)) throw error;
      }
    }
    throw new Error('There is no key.');
  }

  function open(context: string, storedId: string | null, sealed: Buffer): string {
    const namedId = sealed.subarray(0, ENVELOPE.length).equals(ENVELOPE)
      ? sealed.subarray(ENVELOPE.length, WRAPPED_AT).toString('hex')
      : null;
    if (namedId !== null && namedId === (storedId ?? namedId) && keys.has(namedId)) return openEnvelope(context, namedId, sealed);
    return openWithoutEnvelope(context, storedId === null ? keyIds : [storedId], sealed);
  }

  return {
    keyId,
    keyIds,
    seal,
    open,
    reseal: (context, id, sealed) => seal(context, open(context, id, sealed)),
    sign: (purpose, text) => signatureOf(key, purpose, text),
    isSigned: (purpose, text, signature) =>
      [...keys.values()].some((each) => isEqualInConstantTime(signatureOf(each, purpose, text), signature)),
  };
}

function signatureOf(key: Buffer, purpose: string, text: string): string {
  const derived = Buffer.from(hkdfSync('sha256', key, '', `sign:${purpose}`, KEY_BYTES));
  return createHmac('sha256', derived).update(text).digest('base64url');
}

export function idOfKey(key: Buffer): string {
  return sha256(key)
    .toString('hex')
    .slice(0, 2 * KEY_ID_BYTES);
}

function secretContext(context: string, keyId: string): Buffer {
  return Buffer.from(`ig:${context}:${keyId}`);
}

function wrapContext(context: string, keyId: string): Buffer {
  return Buffer.from(`data-key:${context}:${keyId}`);
}

function encrypt(key: Buffer, context: Buffer, text: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(context);
  const encrypted = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

function decrypt(key: Buffer, context: Buffer, encrypted: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(context)
    .setAuthTag(encrypted.subarray(NONCE_BYTES, HEAD_BYTES));
  return Buffer.concat([decipher.update(encrypted.subarray(HEAD_BYTES)), decipher.final()]);
}
