import type { TokenVault } from '../../infrastructure/crypto/createTokenVault.ts';
import type { AccountRow } from './instagram-accounts.repository.ts';

/** The token of a connected account; null when it has none or Instagram refuses it. */
export function openAccountToken(vault: TokenVault, account: AccountRow): string | null {
  if (account.state !== 'active' || account.sealed_token === null || account.token_key_id === null) return null;
  return vault.open(account.id, account.token_key_id, account.sealed_token);
}
