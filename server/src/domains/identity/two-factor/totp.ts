import { generateSecret, generateURI, verifySync } from 'otplib';

const STEP_S = 30;
const ISSUER = 'Fanfare';

export function newSeed(): string {
  return generateSecret({ length: 20 });
}

export function otpauthUrl(seed: string, username: string): string {
  return generateURI({ issuer: ISSUER, label: username, secret: seed });
}

/** RFC 6238 (SHA-1, six digits, 30 s). Returns null outside the previous, current and next step. */
export function stepOfCode(seed: string, code: string, nowMs: number): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const epoch = Math.floor(nowMs / 1000);
  const result = verifySync({ secret: seed, token, epoch, epochTolerance: STEP_S });
  return result.valid ? Math.floor(epoch / STEP_S) + result.delta : null;
}
