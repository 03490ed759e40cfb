import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';

const PURPOSE = 'invitation';

/** Sealed, so that it cannot be forged and is stored only after use. */
export function newInvitation(vault: TokenVault, expiresAtMs: number): string {
  return vault.seal(PURPOSE, String(expiresAtMs)).toString('base64url');
}

/** Returns null for invitations from other deployments. */
export function readInvitation(vault: TokenVault, text: string): { sealed: Buffer; expiresAtMs: number } | null {
  const sealed = Buffer.from(text, 'base64url');
  try {
    return { sealed, expiresAtMs: Number(vault.open(PURPOSE, null, sealed)) };
  } catch {
    return null;
  }
}
