import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import type { AccountRow } from './instagram-accounts.repository.ts';

/** Decrypts once per row. */
const opened = new WeakMap<AccountRow, string>();

export function openAccountToken(vault: TokenVault, account: AccountRow): string | null {
  if (account.state !== 'active' || account.sealed_token === null || account.token_key_id === null) return null;
  const token = opened.get(account) ?? vault.open(account.id, account.token_key_id, account.sealed_token);
  opened.set(account, token);
  return token;
}
