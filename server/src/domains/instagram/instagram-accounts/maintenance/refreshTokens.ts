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
import { claimTokensToRefresh } from './maintenance.repository.ts';
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
  const { database, vault, clock, logger, bus } = dependencies;
  for (const account of await claimTokensToRefresh(database.system, policy)) {
    try {
      await refresh(account);
    } catch (error) {
      logger.warn({ err: error, accountId: account.id }, 'refreshing a token failed');
      if (!(error instanceof GraphError) || error.failure !== 'token_dead') continue;
      await database.asSystem((queries) => expireAccount(queries, account, error, new Date(clock.nowMs())));
      bus.publish('feed-changed', account.owner_id);
    }
  }

  async function refresh(account: AccountRow): Promise<void> {
    const token = openAccountToken(vault, account);
    if (token === null) return;
    await renewToken(dependencies, database.system, account, token);
  }
}
