import { SIMULATED_ID_PREFIX } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { asRows } from '../../../infrastructure/database/queries/asRows.ts';
import type { RunContext } from './plan/RunContext.ts';

export const FLOW_START = 'flow_start';

interface FlowStart {
  context: RunContext;
  from: string;
  flowId: string;
  hops: number;
  text: string;
  comment: { id: string; isAnswered: boolean } | null;
}

export async function queueFlowStarts(queries: Queries, starts: readonly FlowStart[]): Promise<void> {
  if (starts.length === 0) return;
  const rows = starts.map(({ context, from, flowId, hops, text, comment }) => ({
    owner_id: context.ownerId,
    account_id: context.accountId,
    // The key marks tests.
    dedupe_key: `0:g:${context.contact.igsid.startsWith(SIMULATED_ID_PREFIX) ? SIMULATED_ID_PREFIX : ''}${from}`,
    lane: context.lane,
    body: { flowId, hops, text, ...(comment && { comment }) },
  }));
  await sql`
    insert into inbox (owner_id, account_id, dedupe_key, lane, kind, body, meta_ts)
    select owner_id, account_id, dedupe_key, lane, ${FLOW_START}, body, now()
    from ${asRows(rows, 'owner_id uuid, account_id uuid, dedupe_key text, lane text, body jsonb')}
    on conflict (dedupe_key) do nothing`.execute(queries);
}
