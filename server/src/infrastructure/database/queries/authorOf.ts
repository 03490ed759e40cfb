import type { Author } from '@fanfare/shared/contracts';
import { type AliasedRawBuilder, sql } from 'kysely';

/** Returns the column `by`. `table` needs the columns `owner_id` and `author_id`. */
export function authorOf(table: string): AliasedRawBuilder<Author | null, 'by'> {
  const ownerId = sql.ref(`${table}.owner_id`);
  const authorId = sql.ref(`${table}.author_id`);
  return sql<Author | null>`case when ${authorId} is not null then jsonb_build_object('id', ${authorId}, 'name', (
    select username from workspace_authors where owner_id = ${ownerId} and user_id = ${authorId})) end`.as('by');
}
