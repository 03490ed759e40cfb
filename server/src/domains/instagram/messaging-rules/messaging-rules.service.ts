import type { BodyOf, MessagingRules } from '@fanfare/shared/contracts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { recordAudit } from '../../identity/audit-log/index.ts';
import { type AccountRow, findConnectedAccount } from '../instagram-accounts/index.ts';
import { findRules, storeRules } from './messaging-rules.repository.ts';

type Change = BodyOf<'PATCH /api/instagram/messaging-rules'>;

export interface MessagingRulesService {
  get: (ownerId: string, accountId: string | null) => Promise<MessagingRules>;
  change: (ownerId: string, accountId: string | null, change: Change) => Promise<MessagingRules>;
}

export function createMessagingRulesService({ database }: { database: Database }): MessagingRulesService {
  async function read(
    queries: Queries,
    ownerId: string,
    accountId: string | null,
  ): Promise<{ account: AccountRow; rules: MessagingRules }> {
    const account = await findConnectedAccount(queries, ownerId, accountId);
    if (!account) throw new AppError('instagram_not_connected');
    return { account, rules: (await findRules(queries, [account.id]))(account.id) };
  }

  return {
    get: (ownerId, accountId) => database.asOwner(ownerId, async (queries) => (await read(queries, ownerId, accountId)).rules),

    change: (ownerId, accountId, change) =>
      database.asOwner(ownerId, async (queries) => {
        const { account, rules } = await read(queries, ownerId, accountId);
        const { optOutWords = rules.optOutWords, optInWords = rules.optInWords, personPauseMinutes } = change;
        const changed = {
          optOutWords: tidy(optOutWords),
          optInWords: tidy(optInWords),
          personPauseMinutes: personPauseMinutes ?? rules.personPauseMinutes,
        };
        await storeRules(queries, ownerId, account.id, changed);
        await recordAudit(queries, {
          ownerId,
          event: 'messaging_rules_changed',
          object: { kind: 'instagram_account', id: account.id, name: account.username },
          before: inOneLine(rules),
          after: inOneLine(changed),
        });
        return changed;
      }),
  };
}

function inOneLine({ optOutWords, optInWords, personPauseMinutes }: MessagingRules): string {
  return `${optOutWords.join(', ')} · ${optInWords.join(', ')} · ${personPauseMinutes} min`;
}

function tidy(words: readonly string[]): string[] {
  return [...new Set(words.map((word) => word.trim()))];
}
