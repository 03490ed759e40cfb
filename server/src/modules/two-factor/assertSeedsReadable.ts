import type { TokenVault } from '../../infrastructure/crypto/createTokenVault.ts';
import type { Queries } from '../../infrastructure/database/Database.ts';
import { StartError } from '../../infrastructure/env/StartError.ts';
import { countForeignSeeds } from './two-factor.repository.ts';

/** With another key nobody who uses a second factor could sign in, so the server says so at its start. */
export async function assertSeedsReadable(queries: Queries, vault: TokenVault): Promise<void> {
  const count = await countForeignSeeds(queries, vault.keyId);
  if (count === 0) return;
  throw new StartError([
    `${count} two-factor seed(s) were encrypted with another key: set TOKEN_ENCRYPTION_KEY to the one this database was used with.`,
  ]);
}
