import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { type AuthoredPublication, contentColumns, membersOf, type PostContent } from '../publishing.repository.ts';

/** Of two decisions at once, the second sees what the first changed. */
export function lockPublication(queries: Queries, ownerId: string, id: string): Promise<AuthoredPublication | undefined> {
  return queries
    .selectFrom('publications')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .selectAll()
    .select(membersOf())
    .forNoKeyUpdate()
    .executeTakeFirst();
}

function update(queries: Queries, { owner_id, id }: AuthoredPublication) {
  return queries
    .updateTable('publications')
    .where('owner_id', '=', owner_id)
    .where('id', '=', id)
    .returningAll()
    .returning(membersOf());
}

interface Decision {
  state: 'scheduled' | 'refused';
  decidedBy: string;
  comment: string | null;
  /** When an approved post is published. */
  runAt: Date;
}

export function decidePublication(
  queries: Queries,
  post: AuthoredPublication,
  { state, decidedBy, comment, runAt }: Decision,
): Promise<AuthoredPublication> {
  const decision = { state, decided_by: decidedBy, approval_comment: comment, run_at: runAt };
  return update(queries, post).set(decision).executeTakeFirstOrThrow();
}

export function withdrawPublication(queries: Queries, post: AuthoredPublication): Promise<AuthoredPublication> {
  return update(queries, post).set({ state: 'cancelled', requested_at: null }).executeTakeFirstOrThrow();
}

export function changePublication(
  queries: Queries,
  post: AuthoredPublication,
  content: PostContent,
): Promise<AuthoredPublication> {
  return update(queries, post)
    .set({ ...contentColumns(content), revision: post.revision + 1, decided_by: null, approval_comment: null })
    .executeTakeFirstOrThrow();
}
