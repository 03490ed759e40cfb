import type { ResponseOf } from '@fanfare/shared/contracts';
import type { SecretWithUses } from './flow-secrets.readModel.ts';

type FlowSecret = ResponseOf<'GET /api/flow-secrets'>['data'][number];

export function presentSecret({ name, updated_at, last_used_at, used_by }: SecretWithUses): FlowSecret {
  return { name, updatedAt: updated_at.toISOString(), lastUsedAt: last_used_at?.toISOString() ?? null, usedBy: used_by };
}
