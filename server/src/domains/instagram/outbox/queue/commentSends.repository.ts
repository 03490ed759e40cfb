import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { asRows } from '../../../../infrastructure/database/queries/asRows.ts';
import type { SendKind } from '../../../../infrastructure/database/tables/tables.ts';
import { inEnglish, storedMessage } from '../../../../infrastructure/messages/words.ts';
import { PRIVATE_REPLY_USED } from '../sendReasons.ts';
import { PRIVATE_REPLY_PREFIX } from './privateReplies.repository.ts';
import type { NewSend } from './queueSends.repository.ts';

const actionKinds = ['comment_reply', 'comment_hide'] as const satisfies SendKind[];

export function isCommentAction({ kind }: { kind: SendKind }): boolean {
  return actionKinds.some((action) => action === kind);
}

export function isPrivateReply(send: { kind: SendKind; comment_id: string | null }): boolean {
  return send.comment_id !== null && !isCommentAction(send);
}

const columns =
  'n int, id text, owner_id uuid, account_id uuid, conversation_id uuid, run_id uuid, lane text, recipient_igsid text, text text, author text, kind text, message jsonb, delay_ms int, comment_id text';

/** The id of a private reply is derived from its comment, so there is one at most. A second one is stored as not sent. */
export async function queueCommentSends(queries: Queries, sends: readonly NewSend[]): Promise<void> {
  if (sends.length === 0) return;
  const rows = sends.map((send, n) => ({ ...send, n }));
  await sql`
    with given as (
      select input.*, written_at, case when kind in ('comment_reply', 'comment_hide') or comments.id is null then input.id
        else ${PRIVATE_REPLY_PREFIX} || comments.id end as place
      from ${asRows(rows, columns)}
      -- a comment of a test has no row
      left join comments on comments.account_id = input.account_id and comments.comment_id = input.comment_id
    ), stored as (
      insert into outbox (id, owner_id, account_id, conversation_id, run_id, lane, recipient_igsid, text, author, kind, message, run_at,
        comment_id, comment_at)
      select place, owner_id, account_id, conversation_id, run_id, lane, recipient_igsid, text, author, kind, message,
        now() + delay_ms * interval '1 millisecond', comment_id, case when comment_id is not null then coalesce(written_at, now()) end
      from given order by n
      on conflict (id) do update set state = 'intent', run_at = excluded.run_at, attempt = 0, error = null, error_message = null, sending_at = null,
        uncertain_at = null, withdrawn = null, withdrawn_message = null, run_id = excluded.run_id, text = excluded.text, author = excluded.author,
        kind = excluded.kind, message = excluded.message
      where outbox.owner_id = excluded.owner_id and outbox.state in ('failed', 'cancelled')
      returning id
    )
    insert into outbox (id, owner_id, account_id, conversation_id, run_id, lane, recipient_igsid, text, author, kind, message, state, error,
      error_message)
    select id, owner_id, account_id, conversation_id, run_id, lane, recipient_igsid, text, author, kind, message, 'failed',
      ${inEnglish(PRIVATE_REPLY_USED)}, ${storedMessage(PRIVATE_REPLY_USED)}::jsonb
    from given where place not in (select id from stored)`.execute(queries);
}

export async function noteCommentActions(
  queries: Queries,
  done: readonly { account_id: string; owner_id: string; comment_id: string | null; kind: SendKind; at: Date }[],
): Promise<void> {
  const rows = done.filter(isCommentAction);
  if (rows.length === 0) return;
  await sql`
    update comments set
      is_hidden = comments.is_hidden or input.kind = 'comment_hide',
      replied_at = coalesce(comments.replied_at, case when input.kind = 'comment_reply' then input.at end)
    from (
      select owner_id, account_id, comment_id, max(kind) as kind, max(at) as at
      from ${asRows(rows, 'owner_id uuid, account_id uuid, comment_id text, kind text, at timestamptz')}
      group by owner_id, account_id, comment_id, kind
    ) input
    where comments.owner_id = input.owner_id and comments.account_id = input.account_id and comments.comment_id = input.comment_id`.execute(
    queries,
  );
}

export async function queueBehindReplies(
  queries: Queries,
  {
    id,
    owner_id: ownerId,
    account_id: accountId,
    attempt,
  }: { id: string; owner_id: string; account_id: string; attempt: number },
  { delayMs, apartMs }: { delayMs: number; apartMs: number },
): Promise<void> {
  await sql`
    update outbox set state = case when withdrawn is null then 'intent' else 'cancelled' end, error = withdrawn,
      error_message = withdrawn_message, sending_at = null,
      attempt = greatest(0, outbox.attempt - 1),
      run_at = greatest(now() + ${`${Math.round(delayMs)} milliseconds`}::interval, (
        select max(run_at) from outbox queued
        where queued.account_id = ${accountId} and queued.comment_id is not null and queued.state = 'intent'
          and queued.author <> 'person') + ${`${Math.round(apartMs)} milliseconds`}::interval)
    where owner_id = ${ownerId} and id = ${id} and state = 'sending' and outbox.attempt = ${attempt}`.execute(queries);
}
