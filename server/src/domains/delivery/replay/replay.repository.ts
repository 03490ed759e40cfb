import { sql } from 'kysely';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';

export interface ReplaySource {
  eventId: string;
  rootId: string;
  rootKey: string;
  accountId: string | null;
  text: string | null;
  payload: unknown;
  senderId: string | null;
  senderUsername: string | null;
  happenedAt: Date;
  kind: string | null;
  hasContent: boolean;
  isDeleted: boolean;
  isConnected: boolean;
  contact: { id: string; username: string | null; tags: string[]; variables: Record<string, string> } | null;
  lastInboundAt: Date | null;
  isWithPerson: boolean;
  isOptedOut: boolean;
  isFirstMessage: boolean;
}

interface Choice {
  ids: readonly string[];
  onlyFresh: boolean;
}

export async function findReplaySources(queries: Queries, ownerId: string, { ids, onlyFresh }: Choice): Promise<ReplaySource[]> {
  const { rows } = await sql<ReplaySource>`
    with sources as (
      select distinct on (root.id) picked.id as "eventId", root.id as "rootId", root.event_key as "rootKey",
        root.account_id as "accountId", root.text, root.payload, root.sender_id as "senderId",
        root.sender_username as "senderUsername", root.happened_at as "happenedAt",
        stored.kind, coalesce(stored.body <> '{}', false) as "hasContent", coalesce(account.state <> 'inactive', false) as "isConnected",
        coalesce(comment.is_deleted, false) as "isDeleted",
        case when contact.id is not null then json_build_object('id', contact.id, 'username', contact.username, 'tags', contact.tags,
          'variables', contact.variables) end as contact,
        talk.last_inbound_at as "lastInboundAt",
        coalesce(talk.handler <> 'bot' and coalesce(talk.person_until > now(), true), false) as "isWithPerson",
        contact.opted_out_at is not null as "isOptedOut",
        not exists (select 1 from messages where messages.conversation_id = talk.id and direction = 'in'
          and mid is distinct from coalesce(root.payload -> 'message' ->> 'mid', root.payload -> 'postback' ->> 'mid')) as "isFirstMessage"
      from events picked
      left join runs on picked.event_type = 'flow_execution' and runs.id = picked.run_id
      join events caused on caused.owner_id = picked.owner_id and caused.event_key = coalesce(runs.trigger_key, picked.event_key)
      join events root on root.owner_id = caused.owner_id and root.id = coalesce(caused.replay_of, caused.id)
      left join inbox stored on stored.owner_id = root.owner_id and stored.dedupe_key = root.event_key
      left join instagram_accounts account on account.id = root.account_id
      left join contacts contact on contact.id = root.contact_id
      left join comments comment on stored.kind in ('comments', 'live_comments') and comment.account_id = root.account_id
        and comment.comment_id = coalesce(root.payload -> 'value' ->> 'id', root.payload -> 'value' ->> 'comment_id')
      left join conversations talk on talk.contact_id = contact.id
      where picked.owner_id = ${ownerId} and picked.id = any(${ids}::uuid[])
        and not (${onlyFresh} and exists (
          select 1 from events again where again.replay_of = root.id and again.received_at > picked.received_at))
      order by root.id, picked.received_at desc
    )
    select * from sources order by "happenedAt", "rootId"`.execute(queries);
  return rows;
}

export async function queueReplays(queries: Queries, ownerId: string, rootKeys: readonly string[]): Promise<string[]> {
  const rows = rootKeys.map((root_key, n) => ({ n, root_key, dedupe_key: replayKey(root_key) }));
  await sql`
    insert into inbox (owner_id, account_id, dedupe_key, lane, kind, body, meta_ts, origin)
    select stored.owner_id, account_id, input.dedupe_key, lane, kind, body, meta_ts, 'replayed'
    from ${asRows(rows, 'n int, root_key text, dedupe_key text')}
    join inbox stored on stored.owner_id = ${ownerId} and stored.dedupe_key = input.root_key
    order by n`.execute(queries);
  return rows.map(({ dedupe_key }) => dedupe_key);
}

/** Keeps the prefix that marks test events. */
function replayKey(rootKey: string): string {
  return `${rootKey.replace(/^(\d+):[a-z]:/, '$1:w:')}:${newId()}`;
}

export async function findEventIds(queries: Queries, ownerId: string, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await queries
    .selectFrom('events')
    .where('owner_id', '=', ownerId)
    .where('event_key', '=', sql<string>`any(${keys})`)
    .select(['event_key', 'id'])
    .execute();
  return new Map(rows.map(({ event_key, id }) => [event_key, id]));
}
