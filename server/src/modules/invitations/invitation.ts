import type { TokenVault } from '../../infrastructure/crypto/createTokenVault.ts';

const PURPOSE = 'invitation';

/** Sealed with the key of the deployment: nobody else can make one, and none has to be stored before its use. */
export function newInvitation(vault: TokenVault, expiresAtMs: number): string {
  return vault.seal(PURPOSE, String(expiresAtMs)).toString('base64url');
}

/** What an invitation says; null when it is none of this deployment. */
export function readInvitation(vault: TokenVault, text: string): { sealed: Buffer; expiresAtMs: number } | null {
  const sealed = Buffer.from(text, 'base64url');
  try {
    return { sealed, expiresAtMs: Number(vault.open(PURPOSE, null, sealed)) };
  } catch {
    return null;
  }
}
