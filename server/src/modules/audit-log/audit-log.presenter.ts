import type { AuditEntry } from '@fanfare/shared/contracts';
import type { AuditRow } from './audit-log.repository.ts';

export function presentAuditEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    event: row.event,
    actor: row.actor,
    address: row.address,
    device: row.device,
    params: row.params,
    at: row.at.toISOString(),
  };
}
