import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { GraphError } from '../../../integrations/instagram/index.ts';
import { expireAccount } from './expireAccount.ts';
import { type AccountRow, findConnectedAccount } from './instagram-accounts.repository.ts';
import { openAccountToken } from './openAccountToken.ts';
import { pauseAccount } from './pauses/pauseAccount.ts';
import { pauseReasonOf } from './pauses/pauseTexts.ts';

export interface UsableAccount {
  account: AccountRow;
  token: string;
}

export interface AccountAccess {
  /**
   * Throws instagram_not_connected, instagram_expired, instagram_refused, instagram_unavailable. `onRefused`
   * may change the error.
   */
  use: <T>(
    ownerId: string,
    work: (usable: UsableAccount) => Promise<T>,
    onRefused?: (error: GraphError) => AppError | null,
  ) => Promise<T>;
}

interface Dependencies {
  database: Database;
  vault: TokenVault;
  clock: Clock;
  bus: EventPublisher;
}

export function createAccountAccess({ database, vault, clock, bus }: Dependencies): AccountAccess {
  async function open(ownerId: string): Promise<UsableAccount> {
    const account = await database.asOwner(ownerId, (queries) => findConnectedAccount(queries, ownerId));
    if (!account) throw new AppError('instagram_not_connected');
    const token = openAccountToken(vault, account);
    if (token === null) throw new AppError('instagram_expired');
    return { account, token };
  }

  return {
    async use(ownerId, work, onRefused = () => null) {
      const usable = await open(ownerId);
      try {
        return await work(usable);
      } catch (error) {
        if (!(error instanceof GraphError)) throw error;
        if (error.failure === 'token_dead') {
          await database.asSystem((queries) => expireAccount(queries, usable.account, error, new Date(clock.nowMs())));
          bus.publish('feed-changed', ownerId);
        }
        const reason = pauseReasonOf(error.meaning);
        if (reason !== null) {
          await database.asSystem((queries) => pauseAccount(queries, usable.account, reason, new Date(clock.nowMs())));
          bus.publish('feed-changed', ownerId);
        }
        throw onRefused(error) ?? inOurWords(error);
      }
    },
  };
}

function inOurWords(error: GraphError): AppError {
  switch (error.failure) {
    case 'token_dead':
      return new AppError('instagram_expired', { cause: error });
    case 'certain':
      return new AppError('instagram_refused', { text: error.text, cause: error });
    case 'throttled':
      return new AppError('too_many_requests', { text: error.text, cause: error });
    case 'temporary':
    case 'uncertain':
      return new AppError('instagram_unavailable', { cause: error });
  }
}
