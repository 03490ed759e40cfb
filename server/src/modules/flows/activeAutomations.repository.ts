import { type TriggerType, triggerTypes } from '@fanfare/shared/contracts';
import { sql } from 'kysely';
import type { Queries } from '../../infrastructure/database/Database.ts';

export interface ActiveAutomation {
  flowId: string;
  version: number;
  trigger: { type: TriggerType; keyword?: string };
}

/** The active automations of these owners, each owner's most recently published first. */
export async function findActiveAutomations(
  queries: Queries,
  ownerIds: readonly string[],
): Promise<Map<string, ActiveAutomation[]>> {
  const rows = await queries
    .selectFrom('automations')
    .where('owner_id', '=', sql<string>`any(${ownerIds}::uuid[])`)
    .where('is_active', '=', true)
    .orderBy('published_at', 'desc')
    .select(['owner_id', 'flow_id', 'version', 'trigger_type', 'keyword'])
    .execute();
  const found = new Map<string, ActiveAutomation[]>(ownerIds.map((ownerId) => [ownerId, []]));
  for (const row of rows) {
    const type = triggerTypes.find((known) => known === row.trigger_type);
    if (type === undefined) continue;
    const trigger = row.keyword === null ? { type } : { type, keyword: row.keyword };
    found.get(row.owner_id)?.push({ flowId: row.flow_id, version: row.version, trigger });
  }
  return found;
}
