import type { BodyOf, MessagingRules } from '@fanfare/shared/contracts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { findConnectedAccount } from '../instagram-accounts/index.ts';
import { findRules, storeRules } from './messaging-rules.repository.ts';

type Change = BodyOf<'PATCH /api/instagram/messaging-rules'>;

export interface MessagingRulesService {
  get: (ownerId: string) => Promise<MessagingRules>;
  change: (ownerId: string, change: Change) => Promise<MessagingRules>;
}

export function createMessagingRulesService({ database }: { database: Database }): MessagingRulesService {
  async function read(queries: Queries, ownerId: string): Promise<{ accountId: string; rules: MessagingRules }> {
    const account = await findConnectedAccount(queries, ownerId);
    if (!account) throw new AppError('instagram_not_connected');
    return { accountId: account.id, rules: (await findRules(queries, [account.id]))(account.id) };
  }

  return {
    get: (ownerId) => database.asOwner(ownerId, async (queries) => (await read(queries, ownerId)).rules),

    change: (ownerId, change) =>
      database.asOwner(ownerId, async (queries) => {
        const { accountId, rules } = await read(queries, ownerId);
        const { optOutWords = rules.optOutWords, optInWords = rules.optInWords, personPauseMinutes } = change;
        const changed = {
          optOutWords: tidy(optOutWords),
          optInWords: tidy(optInWords),
          personPauseMinutes: personPauseMinutes ?? rules.personPauseMinutes,
        };
        await storeRules(queries, ownerId, accountId, changed);
        return changed;
      }),
  };
}

function tidy(words: readonly string[]): string[] {
  return [...new Set(words.map((word) => word.trim()))];
}
