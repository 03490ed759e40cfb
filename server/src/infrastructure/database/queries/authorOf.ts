import type { Author } from '@fanfare/shared/contracts';
import { type AliasedRawBuilder, sql } from 'kysely';

/** Returns the column `by`. `table` needs the columns `owner_id` and `author_id`, or the named ones. */
export function authorOf(table: string): AliasedRawBuilder<Author | null, 'by'>;
export function authorOf<Name extends string>(table: string, column: string, name: Name): AliasedRawBuilder<Author | null, Name>;
export function authorOf(table: string, column = 'author_id', name = 'by'): AliasedRawBuilder<Author | null, string> {
  const ownerId = sql.ref(`${table}.owner_id`);
  const authorId = sql.ref(`${table}.${column}`);
  return sql<Author | null>`case when ${authorId} is not null then jsonb_build_object('id', ${authorId}, 'name', (
    select username from workspace_authors where owner_id = ${ownerId} and user_id = ${authorId})) end`.as(name);
}
