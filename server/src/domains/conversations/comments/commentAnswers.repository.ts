import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';
import { privateReplyId } from '../../instagram/outbox/index.ts';

interface CommentToAnswer {
  accountId: string;
  igsid: string;
  mediaId: string;
  commentId: string;
}

export interface EarlierAnswers {
  /** Flows that replied under the same post. */
  flowIds: ReadonlySet<string>;
  /** True if the private reply is sent or queued. */
  isAnsweredPrivately: boolean;
}

const none: EarlierAnswers = { flowIds: new Set(), isAnsweredPrivately: false };

/** Events of a contact are in order, so replies are never concurrent. */
export async function findEarlierAnswers(
  queries: Queries,
  comments: readonly CommentToAnswer[],
): Promise<(comment: Pick<CommentToAnswer, 'accountId' | 'commentId'>) => EarlierAnswers> {
  if (comments.length === 0) return () => none;
  const rows = comments.map(({ accountId, igsid, mediaId, commentId }) => ({
    account_id: accountId,
    igsid,
    media_id: mediaId,
    comment_id: commentId,
  }));
  const { rows: found } = await sql<{ account_id: string; comment_id: string; flow_id: string | null }>`
    with input as (select * from ${asRows(rows, 'account_id uuid, igsid text, media_id text, comment_id text')})
    select input.account_id, input.comment_id, before.flow_id
    from input join contacts on contacts.account_id = input.account_id and contacts.igsid = input.igsid
    join comment_answers before on before.contact_id = contacts.id and before.media_id = input.media_id
      and before.comment_id <> input.comment_id
    union all
    select input.account_id, input.comment_id, null
    from input join comments on comments.account_id = input.account_id and comments.comment_id = input.comment_id
    join outbox on outbox.owner_id = comments.owner_id and outbox.id = ${privateReplyId}
      and outbox.state not in ('failed', 'cancelled')`.execute(queries);
  const byComment = Map.groupBy(found, (row) => `${row.account_id}:${row.comment_id}`);
  return ({ accountId, commentId }) => {
    const lines = byComment.get(`${accountId}:${commentId}`);
    if (!lines) return none;
    return {
      flowIds: new Set(lines.flatMap(({ flow_id }) => flow_id ?? [])),
      isAnsweredPrivately: lines.some(({ flow_id }) => flow_id === null),
    };
  };
}

interface CommentAnswer {
  ownerId: string;
  accountId: string;
  contactId: string;
  mediaId: string;
  flowId: string;
  commentId: string;
}

export async function storeAnswers(queries: Queries, answers: readonly CommentAnswer[]): Promise<void> {
  if (answers.length === 0) return;
  const rows = answers.map((answer) => ({
    owner_id: answer.ownerId,
    account_id: answer.accountId,
    contact_id: answer.contactId,
    media_id: answer.mediaId,
    flow_id: answer.flowId,
    comment_id: answer.commentId,
  }));
  await sql`
    insert into comment_answers (owner_id, account_id, contact_id, media_id, flow_id, comment_id)
    select owner_id, account_id, contact_id, media_id, flow_id, comment_id
    from ${asRows(rows, 'owner_id uuid, account_id uuid, contact_id uuid, media_id text, flow_id uuid, comment_id text')}
    on conflict (contact_id, media_id, flow_id) do nothing`.execute(queries);
}
