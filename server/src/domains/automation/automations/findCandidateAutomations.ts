import type { Queries } from '../../../infrastructure/database/Database.ts';
import { accountIdsOf } from './automations.presenter.ts';
import { listAutomationsOf } from './automations.repository.ts';
import type { CandidateAutomation } from './matching/evaluateAutomations.ts';

export interface StoredCandidate extends CandidateAutomation {
  flowId: string;
}

/** Includes inactive ones, because a trace explains why they did not reply. */
export async function findCandidateAutomations(
  queries: Queries,
  ownerIds: readonly string[],
): Promise<Map<string, StoredCandidate[]>> {
  const found = new Map<string, StoredCandidate[]>(ownerIds.map((ownerId) => [ownerId, []]));
  if (ownerIds.length === 0) return found;
  for (const row of await listAutomationsOf(queries, ownerIds)) {
    const { id, name, priority, conditions, version, keyword, more_keywords: keywords, trigger_filter: filter } = row;
    const trigger = {
      type: row.trigger_type,
      ...(keyword !== null && { keyword, keywords }),
      ...(filter !== null && { filter }),
    };
    found.get(row.owner_id)?.push({
      id,
      name,
      priority,
      conditions,
      version,
      trigger,
      isActive: row.is_active,
      accountIds: accountIdsOf(row),
      publishedAtMs: row.published_at.getTime(),
      flowId: row.flow_id,
      nextPosts: row.next_post?.posts ?? [],
    });
  }
  return found;
}
