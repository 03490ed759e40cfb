import { createHmac, timingSafeEqual } from 'node:crypto';

/** Uses the SHA-256 header over the raw bytes; SHA-1 is ignored (security control S1). */
export function verifySignature(body: Buffer, header: string | undefined, secrets: readonly string[]): boolean {
  const hex = /^sha256=([0-9a-f]{64})$/.exec(header ?? '')?.[1];
  if (hex === undefined) return false;
  const given = Buffer.from(hex, 'hex');
  return secrets.some((secret) => timingSafeEqual(createHmac('sha256', secret).update(body).digest(), given));
}
