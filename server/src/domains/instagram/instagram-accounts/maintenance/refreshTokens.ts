import { TOKEN_REFRESH_BEFORE_MS } from '@fanfare/shared/contracts';
import type { Clock } from '../../../../infrastructure/clock/Clock.ts';
import type { TokenVault } from '../../../../infrastructure/crypto/createTokenVault.ts';
import type { Database } from '../../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../../infrastructure/event-bus/createEventBus.ts';
import type { Logger } from '../../../../infrastructure/logger/createLogger.ts';
import { GraphError, type InstagramClient } from '../../../../integrations/instagram/index.ts';
import { expireAccount } from '../expireAccount.ts';
import type { AccountRow } from '../instagram-accounts.repository.ts';
import { openAccountToken } from '../openAccountToken.ts';
import { leaseTokensToRefresh } from './maintenance.repository.ts';
import { renewToken } from './renewToken.ts';

export interface MaintenanceDependencies {
  database: Database;
  instagram: InstagramClient;
  vault: TokenVault;
  clock: Clock;
  logger: Logger;
  bus: EventPublisher;
}

const HOUR_MS = 60 * 60 * 1000;
const policy = { beforeMs: TOKEN_REFRESH_BEFORE_MS, minimumAgeMs: 24 * HOUR_MS, retryMs: HOUR_MS };

/** Tokens last sixty days and are refreshed in the last fifteen (failure F10). */
export async function refreshTokens(dependencies: MaintenanceDependencies): Promise<void> {
  const { database } = dependencies;
  await workOn(await leaseTokensToRefresh(database.system, policy), 'refreshing a token failed', dependencies, (account, token) =>
    renewToken(dependencies, database.system, account, token),
  );
}

export async function workOn(
  accounts: readonly AccountRow[],
  failure: string,
  { database, vault, clock, logger, bus }: MaintenanceDependencies,
  work: (account: AccountRow, token: string) => Promise<unknown>,
): Promise<void> {
  for (const account of accounts) {
    try {
      const token = openAccountToken(vault, account);
      if (token !== null) await work(account, token);
    } catch (error) {
      logger.warn({ err: error, accountId: account.id }, failure);
      if (!(error instanceof GraphError) || error.failure !== 'token_dead') continue;
      await database.asSystem((queries) => expireAccount(queries, account, error, new Date(clock.nowMs())));
      bus.publish('feed-changed', account.owner_id);
    }
  }
}
