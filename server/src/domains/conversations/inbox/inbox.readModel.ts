import type { Author, Thread, threadAssignments, threadFilters } from '@fanfare/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { likePattern } from '../../../infrastructure/http/input/likePattern.ts';
import type { PageCursor } from '../../../infrastructure/http/input/pageCursor.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import { repliers } from './team/team.repository.ts';

export interface ThreadRow {
  id: string;
  cursor_at: string;
  account_id: string;
  contact_id: string;
  username: string | null;
  name: string | null;
  avatar_url: string | null;
  tags: string[];
  opted_out_at: Date | null;
  last_message_at: Date | null;
  last_inbound_at: Date | null;
  handler: 'bot' | 'human_requested' | 'person';
  person_until: Date | null;
  is_with_person: boolean;
  is_archived: boolean;
  labels: string[];
  preview_text: string | null;
  preview_direction: 'in' | 'out' | null;
  is_unanswered: boolean;
  has_failed: boolean;
  assignee: Author | null;
  found?: Thread['found'];
}

export interface ThreadQuery {
  filter: (typeof threadFilters)[number];
  search: string | undefined;
  label: string | undefined;
  assigned: (typeof threadAssignments)[number];
  userId: string;
  accountId: string | null;
  cursor: PageCursor | null;
  limit: number;
}

export type ThreadReader = Pick<SignedIn, 'workspaceId' | 'userId' | 'accountId'>;

/** A failure counts until a later message is sent or until it is handled. */
const threads = (ownerId: string, accountId: string | null = null): RawBuilder<unknown> => sql`
  select conversation.id, conversation.owner_id, conversation.account_id, conversation.last_message_at, conversation.last_inbound_at,
    conversation.labels, conversation.assigned_to, conversation.person_until, conversation.last_message_at::text as cursor_at,
    case when conversation.handler = 'person' and conversation.person_until <= now() then 'bot' else conversation.handler end as handler,
    conversation.handler <> 'bot' and coalesce(conversation.person_until > now(), true) as is_with_person,
    coalesce(conversation.archived_at >= conversation.last_message_at, false) as is_archived,
    contact.id as contact_id, contact.username, contact.name, contact.avatar_url, contact.tags, contact.opted_out_at,
    latest.text as preview_text, latest.direction as preview_direction,
    coalesce(latest.direction = 'in' and not latest.is_deleted, false)
      and coalesce(conversation.handled_at < conversation.last_message_at, true) as is_unanswered,
    case when conversation.assigned_to is not null then (
      select jsonb_build_object('id', member.user_id, 'name', author.username)
      from memberships member left join workspace_authors author using (owner_id, user_id)
      where member.owner_id = conversation.owner_id and member.user_id = conversation.assigned_to
        and member.role = any(${repliers}::text[])) end as assignee,
    exists (
      select 1 from outbox where outbox.conversation_id = conversation.id and outbox.state in ('failed', 'unconfirmed')
          and outbox.kind not in ('comment_reply', 'comment_hide')
        and outbox.created_at > coalesce(conversation.handled_at, '-infinity')
        and not exists (
          select 1 from messages where messages.conversation_id = conversation.id and direction = 'out' and sent_at >= outbox.created_at)
    ) as has_failed
  from conversations conversation
  join contacts contact on contact.id = conversation.contact_id
  left join lateral (
    select text, direction, is_deleted from messages where messages.conversation_id = conversation.id
    order by sent_at desc, id desc limit 1
  ) latest on true
  where conversation.owner_id = ${ownerId} and conversation.last_message_at is not null and not contact.is_simulated
    and ${accountId === null ? sql`true` : sql`conversation.account_id = ${accountId}`}`;

export async function listThreads(queries: Queries, ownerId: string, query: ThreadQuery): Promise<ThreadRow[]> {
  const conditions: RawBuilder<unknown>[] = [filters[query.filter]];
  if (query.label !== undefined) conditions.push(sql`${query.label} = any(thread.labels)`);
  if (query.assigned === 'me') conditions.push(sql`thread.assigned_to = ${query.userId}`);
  if (query.assigned === 'none') conditions.push(sql`thread.assigned_to is null`);
  const pattern = query.search ? likePattern(query.search) : null;
  if (pattern !== null) conditions.push(matches(pattern));
  if (query.cursor)
    conditions.push(sql`(thread.last_message_at, thread.id) < (${query.cursor.at}::timestamptz, ${query.cursor.id}::uuid)`);
  const page = sql`
    select * from (${threads(ownerId, query.accountId)}) thread where ${sql.join(conditions, sql` and `)}
    order by last_message_at desc, id desc limit ${query.limit}`;
  const { rows } = await sql<ThreadRow>`${pattern === null ? page : withFound(page, pattern)}`.execute(queries);
  return rows;
}

function withFound(page: RawBuilder<unknown>, pattern: string): RawBuilder<unknown> {
  return sql`
    select page.*, (
      select jsonb_build_object('messageId', id, 'text', text) from messages
      where messages.conversation_id = page.id and messages.text ilike ${pattern} order by sent_at desc, id desc limit 1) as found
    from (${page}) page order by last_message_at desc, id desc`;
}

const filters = {
  all: sql`not thread.is_archived`,
  unanswered: sql`not thread.is_archived and thread.is_unanswered`,
  needs_human: sql`not thread.is_archived and (thread.handler = 'human_requested' or thread.has_failed)`,
  human_requested: sql`not thread.is_archived and thread.handler = 'human_requested'`,
  failed: sql`not thread.is_archived and thread.has_failed`,
  archived: sql`thread.is_archived`,
};

function matches(pattern: string): RawBuilder<unknown> {
  return sql`(thread.username ilike ${pattern} or thread.name ilike ${pattern} or exists (
    select 1 from messages where messages.conversation_id = thread.id and messages.text ilike ${pattern}))`;
}

export async function getThread(queries: Queries, ownerId: string, id: string): Promise<ThreadRow | undefined> {
  const { rows } = await sql<ThreadRow>`${threads(ownerId)} and conversation.id = ${id}`.execute(queries);
  return rows[0];
}

export interface ThreadCounts {
  unanswered: number;
  needsHuman: number;
  humanRequested: number;
  failed: number;
  mine: number;
  unassigned: number;
}

export async function countThreads(queries: Queries, { workspaceId, userId, accountId }: ThreadReader): Promise<ThreadCounts> {
  const { rows } = await sql<ThreadCounts>`
    select count(*) filter (where is_unanswered) as unanswered,
      count(*) filter (where handler = 'human_requested' or has_failed) as "needsHuman",
      count(*) filter (where handler = 'human_requested') as "humanRequested",
      count(*) filter (where has_failed) as failed,
      count(*) filter (where assigned_to = ${userId}) as mine,
      count(*) filter (where assigned_to is null) as unassigned
    from (${threads(workspaceId, accountId)}) thread where not is_archived`.execute(queries);
  return rows[0] ?? { unanswered: 0, needsHuman: 0, humanRequested: 0, failed: 0, mine: 0, unassigned: 0 };
}
