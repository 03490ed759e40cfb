import type { AuditEntry, SecurityEvent } from '@fanfare/shared/contracts';
import { inBoth } from '../../../infrastructure/messages/words.ts';
import type { AuditRow } from './audit-log.repository.ts';

export function presentAuditEntry(row: AuditRow & { event: SecurityEvent }): AuditEntry {
  return {
    id: row.id,
    event: row.event,
    actor: row.actor,
    address: row.address,
    ...inBoth('device', 'deviceMessage', row.device_message ?? row.device),
    params: row.params,
    at: row.at.toISOString(),
  };
}
