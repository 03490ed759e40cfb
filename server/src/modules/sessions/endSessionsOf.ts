import type { Database } from '../../infrastructure/database/Database.ts';
import { recordAudit } from '../audit-log/index.ts';
import { deleteSessionsOf } from './sessions.repository.ts';

/**
 * Ends every session of one account or of all accounts, for an operator, and records it for each account.
 *
 * @param username null: everybody's
 * @returns the number of ended sessions; null when the account does not exist
 */
export async function endSessionsOf(database: Database, username: string | null): Promise<number | null> {
  return await database.asSystem(async (queries) => {
    const counts = await deleteSessionsOf(queries, username);
    if (!counts) return null;
    for (const [ownerId, count] of counts)
      await recordAudit(queries, { ownerId, event: 'sessions_ended', params: { count: String(count), via: 'command' } });
    return [...counts.values()].reduce((sum, count) => sum + count, 0);
  });
}
