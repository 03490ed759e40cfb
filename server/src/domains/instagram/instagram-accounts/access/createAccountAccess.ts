import type { Clock } from '../../../../infrastructure/clock/Clock.ts';
import type { TokenVault } from '../../../../infrastructure/crypto/createTokenVault.ts';
import type { Database, Queries } from '../../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../../infrastructure/event-bus/createEventBus.ts';
import { AppError } from '../../../../infrastructure/http/AppError.ts';
import { GraphError } from '../../../../integrations/instagram/index.ts';
import { expireAccount } from '../expireAccount.ts';
import { type AccountRow, getConnectedAccount } from '../instagram-accounts.repository.ts';
import { openAccountToken } from '../openAccountToken.ts';
import { pauseAccount } from '../pauses/pauseAccount.ts';
import { pauseReasonOf } from '../pauses/pauseTexts.ts';
import { findConnectedAccount } from './findConnectedAccount.ts';
import { inOurWords } from './inOurWords.ts';

export interface UsableAccount {
  account: AccountRow;
  token: string;
}

export interface AccountAccess {
  /** @throws account_not_connected, instagram_not_connected, instagram_expired, instagram_refused, instagram_unavailable */
  use: <T>(ownerId: string, chosenId: string | null, work: Work<T>) => Promise<T>;
  /** For the account of a row. */
  useOf: <T>(ownerId: string, accountId: string, work: Work<T>) => Promise<T>;
}

type Work<T> = (usable: UsableAccount) => Promise<T>;

interface Dependencies {
  database: Database;
  vault: TokenVault;
  clock: Clock;
  bus: EventPublisher;
}

export function createAccountAccess({ database, vault, clock, bus }: Dependencies): AccountAccess {
  async function run<T>(ownerId: string, find: (queries: Queries) => Promise<AccountRow | undefined>, work: Work<T>): Promise<T> {
    const account = await database.asOwner(ownerId, find);
    if (!account) throw new AppError('instagram_not_connected');
    const token = openAccountToken(vault, account);
    if (token === null) throw new AppError('instagram_expired');
    try {
      return await work({ account, token });
    } catch (error) {
      if (!(error instanceof GraphError)) throw error;
      if (error.failure === 'token_dead') {
        await database.asSystem((queries) => expireAccount(queries, account, error, new Date(clock.nowMs())));
        bus.publish('feed-changed', ownerId);
      }
      const reason = pauseReasonOf(error.meaning);
      if (reason !== null) {
        await database.asSystem((queries) => pauseAccount(queries, account, reason, new Date(clock.nowMs())));
        bus.publish('feed-changed', ownerId);
      }
      throw inOurWords(error);
    }
  }

  return {
    use: (ownerId, chosenId, work) => run(ownerId, (queries) => findConnectedAccount(queries, ownerId, chosenId), work),
    useOf: (ownerId, accountId, work) => run(ownerId, (queries) => getConnectedAccount(queries, ownerId, accountId), work),
  };
}
