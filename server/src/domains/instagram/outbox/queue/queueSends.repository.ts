import { type OutgoingMessage, SIMULATED_ID_PREFIX } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { asRows } from '../../../../infrastructure/database/queries/asRows.ts';
import { isAny } from '../../../../infrastructure/database/queries/isAny.ts';
import type { SendKind } from '../../../../infrastructure/database/tables/tables.ts';
import { contactOfInput } from '../../contacts/index.ts';
import { type ClaimedRow, signals } from '../outbox.repository.ts';

const openBefore = sql`select 1 from outbox open where open.lane = input.lane and open.state in ('intent', 'sending', 'parked')`;

const SERIALIZATION_FAILURE = '40001';

export interface NewSend {
  id: string;
  owner_id: string;
  account_id: string;
  conversation_id: string;
  run_id: string;
  lane: string;
  recipient_igsid: string;
  text: string;
  author: 'flow' | 'automation';
  kind: SendKind;
  message: OutgoingMessage | null;
  delay_ms: number;
  comment_id: string | null;
}

export interface FirstSend extends NewSend {
  last_inbound_at: Date | null;
}

/** Sends in `first` are returned for sending after the commit. Fails when their lane has changed. */
export async function queueSends(
  queries: Queries,
  sends: readonly NewSend[],
  first: readonly FirstSend[] = [],
): Promise<ClaimedRow[]> {
  if (sends.length === 0) return [];
  const firstOf = new Map(first.map((send) => [send.id, send]));
  const rows = sends.map((send) => ({
    ...send,
    may_go: firstOf.has(send.id),
    last_inbound_at: firstOf.get(send.id)?.last_inbound_at,
  }));
  const columns =
    'id text, owner_id uuid, account_id uuid, conversation_id uuid, run_id uuid, lane text, recipient_igsid text, text text, author text, kind text, message jsonb, delay_ms int, may_go boolean, last_inbound_at timestamptz';
  const { rows: stored } = await sql<{ id: string; ord: number; created_at: Date }>`
    with decided as (
      select input.*, may_go and assert_nothing_waits(${isAny(openBefore)}) as is_taken
      from ${asRows(rows, columns)}
    ), stored as (
      insert into outbox (id, owner_id, account_id, conversation_id, run_id, lane, recipient_igsid, text, author, kind, message, run_at,
        state, attempt, sending_at, window_age_seconds)
      select id, owner_id, account_id, conversation_id, run_id, lane, recipient_igsid, text, author, kind, message,
        now() + delay_ms * interval '1 millisecond', case when is_taken then 'sending' else 'intent' end, is_taken::int,
        case when is_taken then now() end, case when is_taken then extract(epoch from now() - last_inbound_at) end
      from decided
      returning id, ord, created_at, state
    )
    select id, ord, created_at from stored where state = 'sending'`.execute(queries);
  return stored.flatMap(({ id, ord, created_at }) => {
    const send = firstOf.get(id);
    return send ? [asClaimed(send, ord, created_at)] : [];
  });
}

export function isLaneTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === SERIALIZATION_FAILURE;
}

function asClaimed({ delay_ms: _, ...send }: FirstSend, ord: number, now: Date): ClaimedRow {
  return {
    ...send,
    ord,
    state: 'sending',
    attempt: 1,
    run_at: now,
    sending_at: now,
    uncertain_at: null,
    check_at: null,
    absent_since: null,
    message_id: null,
    error: null,
    error_message: null,
    created_at: now,
    is_simulated: send.recipient_igsid.startsWith(SIMULATED_ID_PREFIX),
    author_id: null,
    is_human_agent: false,
    window_age_seconds: null,
    withdrawn: null,
    withdrawn_message: null,
    comment_id: null,
    comment_at: null,
    reply_to_mid: null,
    calls: [],
    is_opted_out: false,
    turn: 0,
  };
}

export interface LaneState {
  /** Automated messages of the last minute, including queued ones. */
  recent: number;
  isBusy: boolean;
}

export async function findLaneStates(
  queries: Queries,
  people: readonly { accountId: string; igsid: string; lane: string }[],
): Promise<Map<string, LaneState>> {
  if (people.length === 0) return new Map();
  const rows = people.map(({ accountId, igsid, lane }) => ({ account_id: accountId, igsid, lane }));
  const { rows: found } = await sql<LaneState & { lane: string }>`
    select input.lane,
      (select count(*) from outbox where conversation_id = conversations.id and state not in ('failed', 'cancelled')
        and author <> 'person' and kind not in (${signals}) and created_at > now() - interval '1 minute') as recent,
      ${isAny(openBefore)} as "isBusy"
    from ${asRows(rows, 'account_id uuid, igsid text, lane text')}
      cross join ${contactOfInput}
      join conversations on conversations.contact_id = contact.id`.execute(queries);
  return new Map(found.map(({ lane, ...state }) => [lane, state]));
}
