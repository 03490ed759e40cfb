import { createHmac, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { type ReleaseDocument, signedText } from '@fanfare/shared/contracts';
import { sha256 } from '../../../infrastructure/crypto/sha256.ts';

export interface ReleaseSigner {
  publicKey: string;
  otherPublicKeys: readonly string[];
  sign: (document: Omit<ReleaseDocument, 'signature'>) => ReleaseDocument;
  signText: (text: string) => string;
  isSigned: (text: string, signature: string) => boolean;
  blind: (text: string) => Buffer;
}

/** Prefix of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
/** Prefix of an Ed25519 key in SubjectPublicKeyInfo (RFC 8410). */
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');
const PUBLIC_KEY_BYTES = 32;
const BLIND_BYTES = 16;

export function createReleaseSigner(seed: Buffer, otherPublicKeys: readonly string[] = []): ReleaseSigner {
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  const publicHalf = createPublicKey(privateKey);
  const publicKey = publicHalf.export({ format: 'der', type: 'spki' }).subarray(-PUBLIC_KEY_BYTES);
  const accepted = [publicHalf, ...otherPublicKeys.map(importPublicKey)];
  const blindKey = createHmac('sha256', seed).update('blind').digest();
  const kid = sha256(publicKey).toString('hex').slice(0, 16);
  const signText = (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64');
  return {
    publicKey: publicKey.toString('base64'),
    otherPublicKeys,
    sign: (document) => ({ ...document, signature: { alg: 'ed25519', kid, value: signText(signedText(document)) } }),
    signText,
    isSigned: (text, signature) => accepted.some((key) => verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))),
    blind: (text) => createHmac('sha256', blindKey).update(text).digest().subarray(0, BLIND_BYTES),
  };
}

function importPublicKey(base64: string): KeyObject {
  return createPublicKey({ key: Buffer.concat([SPKI_HEAD, Buffer.from(base64, 'base64')]), format: 'der', type: 'spki' });
}
