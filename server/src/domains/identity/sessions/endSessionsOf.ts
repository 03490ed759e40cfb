import type { Database } from '../../../infrastructure/database/Database.ts';
import { recordAudit } from '../audit-log/index.ts';
import { deleteSessionsOf } from './sessions.repository.ts';

/** `username` is null for all accounts. Returns null for an unknown account. */
export async function endSessionsOf(database: Database, username: string | null): Promise<number | null> {
  return await database.asSystem(async (queries) => {
    const counts = await deleteSessionsOf(queries, username);
    if (!counts) return null;
    for (const [ownerId, count] of counts)
      await recordAudit(queries, { ownerId, event: 'sessions_ended', params: { count: String(count), via: 'command' } });
    return [...counts.values()].reduce((sum, count) => sum + count, 0);
  });
}
