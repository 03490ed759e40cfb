import { createHmac, timingSafeEqual } from 'node:crypto';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { parseLossless } from '../../../integrations/instagram/index.ts';

const Payload = Type.Object({
  algorithm: Type.String(),
  user_id: Type.Union([Type.String({ minLength: 1 }), Type.Integer()]),
  /** Seconds. */
  issued_at: Type.Optional(Type.Integer({ minimum: 0, maximum: 1e11 })),
});

export interface SignedRequest {
  userId: string;
  issuedAt: Date | null;
}

/** Returns null for a wrong signature. The signature covers the encoded payload (security control S30). */
export function readSignedRequest(text: string, secrets: readonly string[]): SignedRequest | null {
  const dot = text.indexOf('.');
  if (dot === -1) return null;
  const encoded = text.slice(dot + 1);
  const given = Buffer.from(text.slice(0, dot), 'base64url');
  const isSigned = secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(encoded).digest();
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isSigned) return null;
  const payload = parse(Buffer.from(encoded, 'base64url').toString('utf8'));
  if (!Value.Check(Payload, payload) || payload.algorithm.toUpperCase() !== 'HMAC-SHA256') return null;
  return {
    userId: String(payload.user_id),
    issuedAt: payload.issued_at === undefined ? null : new Date(payload.issued_at * 1000),
  };
}

function parse(text: string): unknown {
  try {
    return parseLossless(text);
  } catch {
    return null;
  }
}
