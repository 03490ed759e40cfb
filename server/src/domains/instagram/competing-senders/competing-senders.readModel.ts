import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';

export interface SenderRow {
  appId: string | null;
  messages: number;
  threads: number;
  doubleReplies: number;
  instantReplies: number;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

export interface DoubleReplyRow {
  eventId: string;
  contactId: string;
  username: string | null;
  at: Date;
  text: string | null;
  ours: string;
  secondsLater: number;
}

const DOUBLE_WITHIN = sql.lit('60 seconds');
/** Faster than any human reply. */
const INSTANT_WITHIN = sql.lit('8 seconds');
const LISTED_MAX = 20;

export interface EchoFilter {
  accountId: string | null;
  since: Date;
}

function foreignEchoes(ownerId: string, { accountId, since }: EchoFilter): RawBuilder<unknown> {
  return sql`
    foreign_echoes as (
      select echo.id, echo.contact_id, echo.happened_at, echo.text, talk.id as conversation_id, echo.payload -> 'message' ->> 'app_id' as app_id
      from events echo join conversations talk on talk.contact_id = echo.contact_id
      where echo.owner_id = ${ownerId} and ${accountId === null ? sql`true` : sql`echo.account_id = ${accountId}`} and echo.event_type = 'message_echoes' and echo.outcome = 'own_message' and echo.event_key !~ '^(person|comment):'
        and echo.received_at >= ${since} and not echo.is_simulated
    ), doubled as (
      select foreign_echoes.id, ours.text as ours, extract(epoch from happened_at - ours.sending_at)::float8 as seconds_later
      from foreign_echoes join lateral (
        select text, sending_at from outbox
        where outbox.conversation_id = foreign_echoes.conversation_id and outbox.state = 'sent' and outbox.author <> 'person'
          and outbox.created_at between happened_at - interval '1 hour' and happened_at + ${DOUBLE_WITHIN}::interval
          and outbox.sending_at between happened_at - ${DOUBLE_WITHIN}::interval and happened_at + ${DOUBLE_WITHIN}::interval
        order by abs(extract(epoch from happened_at - sending_at)) limit 1
      ) ours on true
    )`;
}

export async function listCompetingSenders(queries: Queries, ownerId: string, filter: EchoFilter): Promise<SenderRow[]> {
  const { rows } = await sql<SenderRow>`
    with ${foreignEchoes(ownerId, filter)}
    select app_id as "appId", count(*) as messages, count(distinct contact_id) as threads,
      count(*) filter (where id in (select id from doubled)) as "doubleReplies",
      count(*) filter (where exists (
        select 1 from messages where messages.conversation_id = foreign_echoes.conversation_id and direction = 'in'
          and sent_at between happened_at - ${INSTANT_WITHIN}::interval and happened_at)) as "instantReplies",
      min(happened_at) as "firstSeenAt", max(happened_at) as "lastSeenAt"
    from foreign_echoes group by app_id order by "lastSeenAt" desc`.execute(queries);
  return rows;
}

export async function listDoubleReplies(queries: Queries, ownerId: string, filter: EchoFilter): Promise<DoubleReplyRow[]> {
  const { rows } = await sql<DoubleReplyRow>`
    with ${foreignEchoes(ownerId, filter)}
    select foreign_echoes.id as "eventId", contact_id as "contactId", contacts.username, happened_at as at, foreign_echoes.text,
      coalesce(ours, '') as ours, seconds_later as "secondsLater"
    from doubled join foreign_echoes on foreign_echoes.id = doubled.id join contacts on contacts.id = contact_id
    order by happened_at desc limit ${LISTED_MAX}`.execute(queries);
  return rows;
}
