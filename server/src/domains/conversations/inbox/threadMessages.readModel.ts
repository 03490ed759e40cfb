import type { Author, MessageText, OutgoingMessage, SendRecord, ThreadMessage } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { authorOf } from '../../../infrastructure/database/queries/authorOf.ts';
import type { MessageAttachment } from '../../../infrastructure/database/tables/tables.ts';
import type { PageCursor } from '../../../infrastructure/http/input/pageCursor.ts';
import type { SendRow } from '../../instagram/outbox/index.ts';

export interface ThreadMessageRow {
  id: string;
  cursor_at: string;
  at: Date;
  direction: 'in' | 'out';
  text: string | null;
  is_deleted: boolean;
  attachments: MessageAttachment[] | null;
  /** Set for own messages that are more than a text. */
  message: OutgoingMessage | null;
  own_reaction: string | null;
  /** Null if not sent by us. */
  author: 'person' | 'flow' | 'automation' | null;
  by: Author | null;
  rule: SendRecord['rule'] | null;
  window_age_seconds: number | null;
  attempts: number | null;
  run_id: string | null;
  trigger_event_id: string | null;
  send_state: SendRow['state'] | null;
  error: string | null;
  error_message: MessageText | null;
  is_echoed: boolean;
  is_seen: boolean;
  /** Null if sent by us. */
  seconds_after_inbound: number | null;
  flow: Author | null;
  reply_to: NonNullable<ThreadMessage['replyTo']> | null;
  event_id: string | null;
}

interface Query {
  ownerId: string;
  conversationId: string;
  cursor: PageCursor | null;
  limit: number;
}

/** Includes pending messages. */
export async function listThreadMessages(
  queries: Queries,
  { ownerId, conversationId, cursor, limit }: Query,
): Promise<ThreadMessageRow[]> {
  const before = (time: string, id: string) =>
    cursor ? sql`and (${sql.raw(time)}, ${sql.raw(id)}) < (${cursor.at}::timestamptz, ${cursor.id})` : sql``;
  const { rows } = await sql<ThreadMessageRow>`
    with stored as (
      select id::text as id, sent_at as at, direction, text, attachments, is_deleted, mid, account_id, reply_to_mid, false as is_waiting
      from messages where owner_id = ${ownerId} and conversation_id = ${conversationId} ${before('sent_at', 'id::text')}
      order by sent_at desc, id::text desc limit ${limit}
    ), waiting as (
      select id, created_at as at, 'out' as direction, text, null::jsonb as attachments, false as is_deleted, id as mid, account_id, reply_to_mid, true as is_waiting
      from outbox where owner_id = ${ownerId} and conversation_id = ${conversationId} and state <> 'sent' and kind not in ('typing', 'seen', 'comment_reply', 'comment_hide')
        ${before('created_at', 'id')}
      order by created_at desc, id desc limit ${limit}
    ), page as (
      select * from (select * from stored union all select * from waiting) listed order by at desc, id desc limit ${limit}
    ), seen as (
      select max(happened_at) as at from events
      join conversations on conversations.contact_id = events.contact_id
      where events.owner_id = ${ownerId} and conversations.id = ${conversationId} and event_type = 'message_seen'
    )
    select page.id, page.at::text as cursor_at, page.at, page.direction, nullif(page.text, '') as text, page.attachments, page.is_deleted,
      send.message, reaction.emoji as own_reaction,
      send.author, ${authorOf('send')}, send.state as send_state, send.error, send.error_message,
      case when send.comment_id is not null then 'private_reply' when send.is_human_agent then 'human_agent' when send.id is not null then 'response' end as rule,
      send.window_age_seconds, send.attempt as attempts, send.run_id, trigger.id as trigger_event_id,
      page.direction = 'out' and (send.id is null or exists (
        select 1 from inbox where inbox.dedupe_key = account.ig_id || ':m:' || page.mid)) as is_echoed,
      page.direction = 'out' and not page.is_waiting and coalesce(seen.at >= page.at, false) as is_seen,
      case when page.direction = 'out' and send.id is null then extract(epoch from page.at - (
        select max(sent_at) from messages
        where messages.conversation_id = ${conversationId} and direction = 'in' and sent_at <= page.at))::float8
      end as seconds_after_inbound,
      case when flow.id is not null then jsonb_build_object('id', flow.id, 'name', flow.name) end as flow,
      case when page.reply_to_mid is not null then jsonb_build_object('id', answered.id, 'direction', answered.direction,
        'text', answered.text, 'attachment', answered.attachments -> 0 ->> 'type') end as reply_to,
      case when page.direction = 'in' then (
        select origin_event.id from events origin_event where origin_event.owner_id = ${ownerId}
          and origin_event.event_key in (account.ig_id || ':m:' || page.mid, account.ig_id || ':p:' || page.mid) limit 1) end as event_id
    from page
    join instagram_accounts account on account.id = page.account_id
    cross join seen
    left join outbox send on send.owner_id = ${ownerId} and case when page.is_waiting then send.id = page.id
      else send.account_id = page.account_id and send.message_id = page.mid end
    left join lateral (
      select message ->> 'emoji' as emoji from outbox
      where conversation_id = ${conversationId} and kind = 'reaction' and state = 'sent' and message ->> 'messageId' = page.mid
      order by ord desc limit 1
    ) reaction on true
    left join runs run on run.owner_id = ${ownerId} and run.id = send.run_id
    left join bot_flows flow on flow.owner_id = ${ownerId} and flow.id = run.flow_id and flow.kind = 'drawn'
    left join messages answered on answered.account_id = page.account_id and answered.mid = page.reply_to_mid
      and answered.conversation_id = ${conversationId}
    left join events trigger on trigger.owner_id = ${ownerId} and trigger.event_key = run.trigger_key
    order by page.at desc, page.id desc`.execute(queries);
  return rows;
}
