import type { Author, FlowApproval } from '@fanfare/shared/contracts';
import { type AliasedRawBuilder, sql } from 'kysely';

export interface ApprovalRow {
  id: string;
  state: FlowApproval['state'];
  note: string;
  by: Author;
  requested_at: string;
  refused_by: Author | null;
  comment: string | null;
}

const nameOf = (column: string) => sql`(select username from workspace_authors a
  where a.owner_id = p.owner_id and a.user_id = ${sql.ref(column)})`;

/** Returns the column `approval` of `bot_flows`. */
export function approvalOfFlow(): AliasedRawBuilder<ApprovalRow | null, 'approval'> {
  return sql<ApprovalRow | null>`(
    select jsonb_build_object(
      'id', p.id, 'note', p.note, 'requested_at', p.requested_at, 'comment', p.comment,
      'state', case when p.state = 'open' and p.revision <> bot_flows.revision then 'outdated' else p.state end,
      'by', jsonb_build_object('id', p.author_id, 'name', ${nameOf('p.author_id')}),
      'refused_by', case when p.refused_by is not null then
        jsonb_build_object('id', p.refused_by, 'name', ${nameOf('p.refused_by')}) end)
    from flow_approvals p where p.owner_id = bot_flows.owner_id and p.flow_id = bot_flows.id and p.state <> 'closed'
  )`.as('approval');
}

export function presentApproval(row: ApprovalRow): FlowApproval {
  const { id, state, note, by, refused_by, comment } = row;
  return { id, state, note, by, requestedAt: new Date(row.requested_at).toISOString(), refusedBy: refused_by, comment };
}
