import type { Clock } from '../../../../infrastructure/clock/Clock.ts';
import type { TokenVault } from '../../../../infrastructure/crypto/createTokenVault.ts';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import type { InstagramClient } from '../../../../integrations/instagram/index.ts';
import type { AccountRow } from '../instagram-accounts.repository.ts';
import { storeRefreshedToken } from './maintenance.repository.ts';

interface Dependencies {
  instagram: InstagramClient;
  vault: TokenVault;
  clock: Clock;
}

/** Throws GraphError, for example in the token's first 24 hours. */
export async function renewToken(
  { instagram, vault, clock }: Dependencies,
  queries: Queries,
  account: AccountRow,
  token: string,
): Promise<void> {
  const fresh = await instagram.refreshToken(token);
  await storeRefreshedToken(queries, account, {
    sealedToken: vault.seal(account.id, fresh.token),
    keyId: vault.keyId,
    expiresAt: new Date(clock.nowMs() + fresh.expiresInSeconds * 1000),
  });
}
