import type { EventType } from '@fanfare/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import type { PageCursor } from '../../../infrastructure/http/input/pageCursor.ts';
import {
  belongsTo,
  type EventFigures,
  type EventFilter,
  type EventRow,
  filterEvents,
  isFor,
  isOfAccount,
  isOwnTurn,
  type Reader,
  sumOf,
  turn,
  turnId,
} from '../events/index.ts';

const joins = sql`events left join contacts on contacts.id = events.contact_id
  left join instagram_accounts on instagram_accounts.id = events.account_id
  left join workspace_authors author on author.owner_id = events.owner_id and author.user_id = events.author_id`;

function eventsMatching({ q, accountId }: EventFilter): RawBuilder<unknown> {
  return q === undefined && accountId === undefined ? sql`events` : joins;
}

function matchingAll(reader: Reader, filter: EventFilter): RawBuilder<unknown> {
  return sql.join([sql`events.owner_id = ${reader.workspaceId}`, isOfAccount(reader), ...filterEvents(filter)], sql` and `);
}

function matching(reader: Reader, filter: EventFilter): RawBuilder<unknown> {
  return sql`${matchingAll(reader, filter)} and ${isFor(reader.userId)}`;
}

/** Orders by arrival, latest first; updates do not move events. */
export async function listByArrival(
  queries: Queries,
  reader: Reader,
  filter: EventFilter,
  {
    cursor,
    limit,
    isByTurn,
    turnId: of,
  }: { cursor: PageCursor | null; limit: number; isByTurn: boolean; turnId: string | undefined },
): Promise<(EventRow & { cursor_at: string })[]> {
  const { rows } = await sql<EventRow & { cursor_at: string }>`
    select events.*, contacts.username as contact_username, contacts.avatar_url as picture, instagram_accounts.ig_id,
      author.username as author_name, events.received_at::text as cursor_at, ${turn} as turn, ${turnId} as turn_id
    from ${joins} where ${matching(reader, filter)}
      and ${isByTurn ? isOwnTurn : sql`true`} and ${of === undefined ? sql`true` : belongsTo(of)}
      and ${cursor ? sql`(events.received_at, events.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)` : sql`true`}
    order by events.received_at desc, events.id desc limit ${limit}`.execute(queries);
  return rows;
}

export interface PlaceRow {
  thread_id: string | null;
  comment_id: string | null;
  media_id: string | null;
}

export async function findPlace(queries: Queries, ownerId: string, eventId: string): Promise<PlaceRow> {
  const { rows } = await sql<PlaceRow>`
    select conversations.id as thread_id, comments.id as comment_id, comments.media_id
    from events
    left join conversations on conversations.contact_id = events.contact_id and conversations.last_message_at is not null
    left join comments on events.event_type in ('comments', 'live_comments') and comments.account_id = events.account_id
      and comments.comment_id = events.payload #>> '{value,id}' and not comments.is_deleted
    where events.owner_id = ${ownerId} and events.id = ${eventId}`.execute(queries);
  return rows[0] ?? { thread_id: null, comment_id: null, media_id: null };
}

/** The index does not contain the user. */
export async function countMatching(queries: Queries, reader: Reader, filter: EventFilter): Promise<number> {
  const [events, all] = [eventsMatching(filter), matchingAll(reader, filter)];
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from ${events} where ${all})
      - (select count(*) from ${events} where ${all} and events.user_id is not null and events.user_id is distinct from ${reader.userId}::uuid)
      as count`.execute(queries);
  return rows[0]?.count ?? 0;
}

export function isShown(reader: Reader, filter: EventFilter, upToSeq: number | null): RawBuilder<unknown> {
  return sql`id in (
    select events.id from ${eventsMatching(filter)}
    where ${matching(reader, filter)} and (${upToSeq}::bigint is null or events.seq <= ${upToSeq}::bigint))`;
}

export function isOneOf({ workspaceId, userId }: Reader, ids: readonly string[], withRuns: boolean): RawBuilder<unknown> {
  const isRun = sql`event_key in (
    select 'run:' || turn.run_id from events turn where turn.owner_id = ${workspaceId} and turn.id = any(${ids}::uuid[]) and turn.run_id is not null)`;
  return sql`(id = any(${ids}::uuid[]) or ${withRuns ? isRun : sql`false`}) and ${isFor(userId)}`;
}

export function isOwn(match: RawBuilder<unknown>, { userId }: Reader): RawBuilder<unknown> {
  return sql`${match} and user_id = ${userId}::uuid`;
}

export interface GroupRow extends EventRow {
  group_subject: string | null;
  group_day: string;
  group_count: number;
  group_unread: number;
  group_failed: number;
}

export async function listGroups(queries: Queries, reader: Reader, filter: EventFilter, limit: number): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    with shown as (
      select events.*, contacts.username as contact_username, instagram_accounts.ig_id, author.username as author_name,
        case when event_type in ('comments', 'live_comments') then payload #>> '{value,media,id}' else events.sender_id end as group_subject,
        to_char(events.received_at at time zone 'utc', 'YYYY-MM-DD') as group_day
      from ${joins} where ${matching(reader, filter)}
    ), counted as (
      select shown.*,
        count(*) over same as group_count,
        count(*) filter (where not is_read) over same as group_unread,
        count(*) filter (where processed_status = 'failed') over same as group_failed,
        row_number() over (partition by event_type, group_subject, group_day order by received_at desc, seq desc) as place
      from shown window same as (partition by event_type, group_subject, group_day)
    )
    select * from counted where place = 1 order by received_at desc, seq desc limit ${limit}`.execute(queries);
  return rows;
}

export interface NotificationCounts {
  total: number;
  unread: number;
  failed: number;
  archived: number;
  byType: { eventType: EventType; total: number; unread: number }[];
}

export function presentNotificationCounts(figures: EventFigures): NotificationCounts {
  return {
    total: sumOf(figures, 'listed'),
    unread: sumOf(figures, 'unread'),
    failed: sumOf(figures, 'listedFailed'),
    archived: sumOf(figures, 'total') - sumOf(figures, 'listed'),
    byType: figures.byType
      .filter(({ listed }) => listed > 0)
      .map(({ eventType, listed, unread }) => ({ eventType, total: listed, unread })),
  };
}
