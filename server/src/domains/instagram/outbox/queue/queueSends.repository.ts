import { type OutgoingMessage, SIMULATED_ID_PREFIX } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { asRows } from '../../../../infrastructure/database/queries/asRows.ts';
import { isAny } from '../../../../infrastructure/database/queries/isAny.ts';
import type { SendKind } from '../../../../infrastructure/database/tables/tables.ts';
import { contactOfInput } from '../../contacts/index.ts';
import { type ClaimedRow, signals } from '../outbox.repository.ts';

const openBefore = sql`select 1 from outbox open where open.lane = input.lane and open.state in ('intent', 'sending', 'parked')`;

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

export async function queueSends(queries: Queries, sends: readonly NewSend[]): Promise<void> {
  if (sends.length === 0) return;
  const columns =
    'id text, owner_id uuid, account_id uuid, conversation_id uuid, run_id uuid, lane text, recipient_igsid text, text text, author text, kind text, message jsonb, delay_ms int';
  await sql`
    insert into outbox (id, owner_id, account_id, conversation_id, run_id, lane, recipient_igsid, text, author, kind, message, run_at)
    select id, owner_id, account_id, conversation_id, run_id, lane, recipient_igsid, text, author, kind, message,
      now() + delay_ms * interval '1 millisecond'
    from ${asRows(sends, columns)}`.execute(queries);
}

/** For a message that is sent without a claim. */
export function asClaimed({ delay_ms: _, ...send }: NewSend, lastInboundAt: Date | null, now: Date): ClaimedRow {
  return {
    ...send,
    last_inbound_at: lastInboundAt,
    ord: 0,
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
    is_human_agent: false,
    window_age_seconds: null,
    withdrawn: null,
    withdrawn_message: null,
    comment_id: null,
    comment_at: null,
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
