import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { StartError } from '../../../infrastructure/env/StartError.ts';
import { countByKey } from './encryption-keys.repository.ts';

/** A missing key would break sign-ins and sends later (S25, S37). */
export async function assertKeysKnown(queries: Queries, vault: TokenVault): Promise<void> {
  const unknown = (await countByKey(queries)).filter(({ keyId }) => !vault.keyIds.includes(keyId));
  if (unknown.length === 0) return;
  throw new StartError(
    unknown.map(
      ({ name, keyId, rows }) =>
        `The database holds ${rows} ${name} that key ${keyId} encrypted, but this server does not have that key. Add it to TOKEN_ENCRYPTION_OTHER_KEYS, or set it as TOKEN_ENCRYPTION_KEY.`,
    ),
  );
}
