import type { TokenVault } from '../../infrastructure/crypto/createTokenVault.ts';
import type { Queries } from '../../infrastructure/database/Database.ts';
import { StartError } from '../../infrastructure/env/StartError.ts';
import { countForeignKeys } from './instagram-accounts.repository.ts';

/** With another key no message could be sent, so the server says so at its start (security control S25). */
export async function assertTokensReadable(queries: Queries, vault: TokenVault): Promise<void> {
  const count = await countForeignKeys(queries, vault.keyId);
  if (count === 0) return;
  throw new StartError([
    `${count} Instagram token(s) were encrypted with another key: set TOKEN_ENCRYPTION_KEY to the one this database was used with.`,
  ]);
}
