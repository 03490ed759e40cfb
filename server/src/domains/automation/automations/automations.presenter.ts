import type { Automation, AutomationAction } from '@fanfare/shared/contracts';
import { presentNextPost } from '../flows/index.ts';
import type { AutomationRow } from './automations.repository.ts';

export function presentAutomation(row: AutomationRow): Automation {
  const isBotFlow = row.flow_kind === 'drawn';
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    trigger: row.trigger_type,
    triggerSettings: {
      ...(row.keyword !== null && { keyword: row.keyword }),
      ...(row.more_keywords.length > 0 && { keywords: row.more_keywords }),
      ...(row.schedule !== null && { schedule: row.schedule }),
      ...(row.trigger_filter !== null && { filter: row.trigger_filter }),
    },
    conditions: row.conditions,
    actions: isBotFlow ? ownFlow(row) : row.actions,
    isActive: row.is_active,
    priority: row.priority,
    kind: isBotFlow ? 'bot_flow' : 'automation',
    flowId: isBotFlow ? row.flow_id : null,
    isRunnable: row.version !== null,
    nextRunAt: row.next_run_at?.toISOString() ?? null,
    lastFired:
      row.last_fired_at === null ? null : { at: row.last_fired_at.toISOString(), contacts: row.last_fired_contacts ?? 0 },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    by: row.by,
    accountIds: accountIdsOf(row),
    nextPost: row.next_post && presentNextPost(row.next_post),
  };
}

export function accountIdsOf({ accounts }: AutomationRow): string[] | null {
  return accounts?.map(({ id }) => id) ?? null;
}

function ownFlow(row: AutomationRow): AutomationAction[] {
  return [{ type: 'run_flow', flowId: row.flow_id }];
}
