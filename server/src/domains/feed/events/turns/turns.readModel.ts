import { type SqlBool, sql } from 'kysely';

/** Counts of a run's messages, and the first answer of a person. Times are those of PostgreSQL's JSON. */
export interface TurnRow {
  sent: number;
  open: number;
  failed: number;
  sentAt: string | null;
  isRunning: boolean;
  replyAt: string | null;
  replyText: string | null;
  isWithPerson: boolean;
  seenAt: string | null;
}

/** A person's answer after this time answers something else. */
const ANSWERED_WITHIN = sql.lit('7 days');
const partTypes = sql`('flow_execution', 'message_seen', 'message_echoes')`;
const isInput = sql`input_event.owner_id = events.owner_id
  and input_event.event_key in (instagram_accounts.ig_id || ':m:' || said.mid, instagram_accounts.ig_id || ':p:' || said.mid)`;

/** For queries of `events` with its `instagram_accounts`. Every lookup reads a few rows of an index. */
export const turnId = sql<string | null>`case
  when events.event_type = 'flow_execution' then (
    select input_event.id from runs join events input_event on input_event.owner_id = runs.owner_id and input_event.event_key = runs.trigger_key
    where runs.id = events.run_id and input_event.is_archived = events.is_archived)
  when events.event_type in ${partTypes} then (
    select input_event.id from conversations talk
    cross join lateral (
      select mid from messages where conversation_id = talk.id and direction = 'in' and sent_at <= events.happened_at
      order by sent_at desc, id desc limit 1) said
    join events input_event on ${isInput} and input_event.is_archived = events.is_archived
    where talk.contact_id = events.contact_id limit 1)
  end`;

export const isOwnTurn = sql<SqlBool>`(events.event_type not in ${partTypes} or (${turnId}) is null)`;

export function belongsTo(eventId: string) {
  return sql<SqlBool>`(events.event_type in ${partTypes} and exists (
      select from events turn where turn.owner_id = events.owner_id and turn.id = ${eventId}::uuid
        and (turn.contact_id = events.contact_id or events.event_key = 'run:' || turn.run_id))
    and (${turnId}) = ${eventId}::uuid)`;
}

export const turn = sql<TurnRow | null>`case
  when events.event_type in ('messages', 'comments', 'live_comments', 'mentions', 'message_reactions', 'message_postbacks', 'message_referrals')
  then (
    select jsonb_build_object('sent', sends.sent, 'open', sends.open, 'failed', sends.failed, 'sentAt', sends.at,
      'isRunning', coalesce(run.status in ('running', 'waiting'), false),
      'replyAt', coalesce(reply.sent_at, least(remark.replied_at, private.sending_at)),
      'replyText', coalesce(reply.text, private.text),
      'isWithPerson', coalesce(talk.handler <> 'bot' and coalesce(talk.person_until > now(), true)
        and events.happened_at >= talk.last_inbound_at, false),
      'seenAt', (
        select min(happened_at) from events seen where seen.contact_id = events.contact_id and seen.event_type = 'message_seen'
          and seen.happened_at >= coalesce(sends.at, reply.sent_at)))
    from (select 1) one
    left join conversations talk on talk.contact_id = events.contact_id
    left join runs run on run.id = events.run_id
    left join comments remark on events.event_type in ('comments', 'live_comments') and events.run_id is null
      and remark.account_id = events.account_id and remark.comment_id = events.payload #>> '{value,id}'
    left join outbox private on private.id = 'comment:' || remark.id and private.state = 'sent'
    left join lateral (
      select count(*) filter (where state = 'sent') as sent,
        count(*) filter (where state in ('intent', 'sending', 'parked')) as open,
        count(*) filter (where state in ('failed', 'unconfirmed')) as failed, min(at) filter (where state = 'sent') as at
      from (
        select send.state, coalesce(message.sent_at, send.sending_at, send.created_at) as at
        from outbox send left join messages message on message.account_id = send.account_id and message.mid = send.message_id
        where send.run_id = events.run_id and send.kind not in ('typing', 'seen', 'comment_hide')
          and (run.trigger_key = events.event_key or send.created_at >= events.received_at)
          -- A run that waits for answers has several turns.
          and send.created_at < coalesce((
            select input_event.received_at from (
              select mid from messages where conversation_id = talk.id and direction = 'in' and sent_at > events.happened_at
              order by sent_at, id limit 20) said
            join events input_event on ${isInput} and input_event.run_id = events.run_id
            order by input_event.received_at limit 1), 'infinity')
      ) each_send
    ) sends on true
    left join lateral (
      select message.sent_at, message.text, send.run_id from messages message
      left join outbox send on send.account_id = message.account_id and send.message_id = message.mid
      where events.run_id is null and message.conversation_id = talk.id and message.direction = 'out'
        and message.sent_at >= events.happened_at and message.sent_at < events.happened_at + ${ANSWERED_WITHIN}::interval
      order by message.sent_at, message.id limit 1
    ) reply on reply.run_id is null)
  end`;
