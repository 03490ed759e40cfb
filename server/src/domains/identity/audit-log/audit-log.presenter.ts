import type { AuditEntry, SecurityEvent, WorkspaceAuditEntry } from '@fanfare/shared/contracts';
import { inBoth } from '../../../infrastructure/messages/words.ts';
import type { AuditRow, WorkspaceAuditRow } from './audit-log.repository.ts';

export function presentAuditEntry(row: AuditRow & { event: SecurityEvent }): AuditEntry {
  return { event: row.event, ...presentRequest(row) };
}

export function presentWorkspaceEntry(row: WorkspaceAuditRow): WorkspaceAuditEntry {
  return {
    event: row.event,
    ...presentRequest(row),
    by: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name },
    object: row.object_kind && { kind: row.object_kind, id: row.object_id, name: row.member_name ?? row.object_name },
    before: row.before,
    after: row.after,
  };
}

function presentRequest(row: AuditRow) {
  return {
    id: row.id,
    actor: row.actor,
    address: row.address,
    ...inBoth('device', 'deviceMessage', row.device_message ?? row.device),
    params: row.params,
    at: row.at.toISOString(),
  };
}
