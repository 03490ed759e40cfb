import type { Queries } from '../../../infrastructure/database/Database.ts';
import { findEarlierAnswers, readComment } from '../../conversations/comments/index.ts';
import type { AnsweredComment } from './refusalOf.ts';
import type { ReplaySource } from './replay.repository.ts';

export async function findAnswers(queries: Queries, ownerId: string, sources: readonly ReplaySource[]) {
  const comments = new Map(
    sources.flatMap((source) => {
      const { kind, accountId, rootKey, payload, happenedAt } = source;
      if (accountId === null) return [];
      const update = { kind: kind ?? '', dedupe_key: rootKey, body: { update: payload }, meta_ts: happenedAt };
      const comment = readComment({ ...update, owner_id: ownerId, account_id: accountId });
      return comment === null ? [] : [[source, comment] as const];
    }),
  );
  const answersTo = await findEarlierAnswers(
    queries,
    [...comments.values()].map((comment) => ({ ...comment, igsid: comment.fromIgsid ?? '' })),
  );
  return (source: ReplaySource): AnsweredComment | null => {
    const comment = comments.get(source);
    return comment ? { comment, ...answersTo(comment) } : null;
  };
}
