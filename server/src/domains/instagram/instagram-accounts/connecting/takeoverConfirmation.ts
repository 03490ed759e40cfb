import type { TokenVault } from '../../../../infrastructure/crypto/createTokenVault.ts';
import type { Grant } from './grantAccess.ts';

const PURPOSE = 'instagram-takeover';

export interface PendingTakeover {
  ownerId: string;
  userId: string;
  state: string;
  browserKey: string;
  grant: Grant;
}

/** Sealed, because it contains the token of the account. */
export function sealTakeover(vault: TokenVault, pending: PendingTakeover): string {
  return vault.seal(PURPOSE, JSON.stringify(pending)).toString('base64url');
}

export function openTakeover(vault: TokenVault, confirmation: string): PendingTakeover | null {
  try {
    return JSON.parse(vault.open(PURPOSE, null, Buffer.from(confirmation, 'base64url')));
  } catch {
    return null;
  }
}
