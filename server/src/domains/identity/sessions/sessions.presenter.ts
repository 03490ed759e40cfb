import type { SessionInfo } from '@fanfare/shared/contracts';
import { inBoth } from '../../../infrastructure/messages/words.ts';
import type { SessionRow } from './sessions.repository.ts';

export function presentSession(row: SessionRow, currentId: string): SessionInfo {
  return {
    id: row.id,
    ...inBoth('device', 'deviceMessage', row.device_message ?? row.device),
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isCurrent: row.id === currentId,
  };
}
